-- As whom WeChat knows whoever has this session, for our account there: named by WeChat itself, and gone with the session.
ALTER TABLE sessions ADD COLUMN wechat_payer text;
