/** The body of a new template with one exercise. */
export const templateBody = (name: string) => ({
  name,
  notes: '',
  dailyFrequency: 3,
  weeklyFrequency: 5,
  blocks: [
    {
      uuid: crypto.randomUUID(),
      exerciseId: 'EK-0001',
      numSets: 1,
      setGoal: { goalType: 'REPS', reps: 10, time: null },
      sideOfBody: null,
    },
  ],
});
