/** The key under which the answer to the age question is kept, in both kinds of storage. */
export const AGE_ANSWER_KEY = 'ringwake.age-answer'
