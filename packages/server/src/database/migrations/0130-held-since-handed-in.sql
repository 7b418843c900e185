-- Where a paper waited when the days of its buyer began to stand still, and had taken another's place before, they stand still since the first
-- of them was handed in behind the last word of the house: another picture loses nobody time.
UPDATE contracts c SET sign_held_since = w.since
FROM (
  SELECT p.contract_id, min(s.at) AS since FROM signing_papers p JOIN contracts k ON k.id = p.contract_id
  JOIN signing_paper_steps s ON s.contract_id = p.contract_id AND s.party = p.party AND s.kind = p.kind AND s.what = 'handed in'
  WHERE p.party = 'buyer' AND p.standing = 'waiting' AND p.handed_in_at >= k.sign_held_since AND NOT EXISTS (
    SELECT 1 FROM signing_paper_steps d WHERE d.contract_id = s.contract_id AND d.party = s.party AND d.kind = s.kind AND d.what <> 'handed in' AND d.place > s.place)
  GROUP BY p.contract_id
) w
WHERE c.id = w.contract_id AND c.status IN (1, 2) AND c.sign_extended_to IS NULL AND c.sign_held_since > w.since;
