/** Structured data of the FAQ for search engines (schema.org). */
export const faqData = (pairs: { question: string; answer: string }[]): object => ({
  "@type": "FAQPage",
  mainEntity: pairs.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
