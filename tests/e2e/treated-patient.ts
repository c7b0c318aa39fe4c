import { take } from './take.ts';
import { apiOf } from './visitor.ts';

interface TreatedPatient {
  /** Who adds the patient, at their first location. */
  by: string;
  patient: { firstName: string; lastName: string; email: string; dob?: string };
  program: { name: string; notes: string; dailyFrequency: number; weeklyFrequency: number };
  blocks: { exerciseId: string; numSets: number; reps: number }[];
}

/** Adds a Health patient with a program for the left side, and answers the id. */
export async function addTreatedPatient({ by, patient, program, blocks }: TreatedPatient): Promise<number> {
  const api = await apiOf(by);
  const post = async (path: string, data: object) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await api.post(`/api/v2${path}`, { data, headers, failOnStatusCode: true });
    return (await answer.json()) as { id: number };
  };
  const { locations } = (await (await api.get('/api/v2/users/current')).json()) as { locations: { id: number }[] };
  const { id } = await post('/patients', {
    products: ['HEALTH'],
    ...patient,
    phoneNumber: '5551234567',
    locationId: locations[0]!.id,
    injuredSideOfBody: 'Left',
    injuredBodyPart: 'Knee',
  });
  // A story that looks for any patient of the clinic finds this one too.
  if (!take(id)) throw new Error('Another story has taken the patient who was just added.');
  await post(`/patients/${id}/program`, {
    ...program,
    blocks: blocks.map(({ exerciseId, numSets, reps }) => ({
      uuid: crypto.randomUUID(),
      exerciseId,
      numSets,
      setGoal: { goalType: 'REPS', reps, time: null },
      sideOfBody: 'Left',
    })),
  });
  await api.dispose();
  return id;
}
