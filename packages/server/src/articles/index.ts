export { articlesModule } from './articles-module.ts'
export { deleteArticle, everyArticle, putArticle } from './article-store.ts'
export { answerQuestion, listQuestions } from './question-store.ts'
export { readArticleFile } from './read-article-file.ts'
