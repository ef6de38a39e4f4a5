/** Questions and their answers, for search engines. */
export const faqData = (pairs: { question: string; answer: string }[]): object => ({
  "@type": "FAQPage",
  mainEntity: pairs.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
