import { OwnExerciseBody, type OwnExerciseDraft } from '../../contract/exercises/fields.ts';
import type { organizationExercises } from '../platform/db/schema.ts';
import type { OwnExerciseData } from '../exercises/own-exercise.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Clinic } from './clinics.ts';
import { ownPicture } from './source.ts';

type Row = typeof organizationExercises.$inferInsert;

/** What the largest clinic has added to the library, two of them with a drawing. */
const outlines: { picture?: string; body: OwnExerciseDraft }[] = [
  {
    picture: 'table-slide',
    body: {
      name: 'Towel Slide on a Table',
      position: 'Sit at a table with one hand on a folded towel.',
      action:
        'Slide the towel away until the elbow is almost straight.\nSlide it back slowly, keeping the shoulder down.',
      exerciseType: 'Stretching/Mobility',
      bodyTargets: ['Shoulder', 'Elbow/Hand'],
      equipment: ['Towel', 'Chair'],
      subjectPosition: 'Seated',
      sequence: 'SINGLE',
      subjectOrientation: 'SIDE',
      metrics: ['REPS'],
      movements: ['Flexion', 'Protraction'],
      muscles: ['Deltoid', 'Serratus Anterior'],
      phases: ['Early'],
      synonyms: ['table wipe', 'frozen shoulder', 'adhesive capsulitis'],
      contraindications: 'After rotator cuff repair, start only when active-assisted elevation is allowed.',
    },
  },
  {
    picture: 'hallway-step',
    body: {
      name: 'Hallway Step Tap',
      position: 'Stand in front of the bottom step with one hand on the rail.',
      action: 'Tap the step with one foot and bring it back. Switch feet after each tap.',
      exerciseType: 'Active/Dynamic',
      bodyTargets: ['Hip/Knee', 'Ankle/Foot'],
      subjectPosition: 'Standing',
      sequence: 'ALTERNATING',
      metrics: ['REPS', 'TIME'],
      movements: ['Stepping', 'Balance'],
      muscles: ['Hip Flexors', 'Gluteus Medius'],
      phases: ['Middle'],
      synonyms: ['stair tap', 'toe tap', 'fall prevention'],
    },
  },
  {
    body: {
      name: 'Toe Marble Pick-Up',
      position: 'Sit barefoot with 10 marbles and a bowl in front of you.',
      action: 'Pick up the marbles with your toes, one at a time, and drop them into the bowl.',
      bodyTargets: ['Ankle/Foot'],
      equipment: ['Chair'],
      subjectPosition: 'Seated',
      sequence: 'SINGLE',
    },
  },
];

const toPictureKey = (organizationId: number, picture: string) => `${organizationId}/exercise-picture/${picture}.webp`;

/** The own exercises of the demo, added when the clinics were. */
export function demoOwnExercises(clinics: Clinic[], opened: Date): Row[] {
  const { id: organizationId } = clinics.find(({ key }) => key === 'summit')!;
  return outlines.map(({ picture, body }, at) => {
    const data: OwnExerciseData = {
      ...OwnExerciseBody.parse(body),
      ...(picture && { pictureBytes: ownPicture(picture).byteLength }),
    };
    return {
      organizationId,
      id: `OWN-00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
      name: data.name,
      data,
      pictureKey: picture ? toPictureKey(organizationId, picture) : null,
      createdAt: opened,
      updatedAt: opened,
    };
  });
}

/** Lays their pictures into storage. */
export async function storeOwnPictures(rows: Row[], storage: Pick<Storage, 'put'>): Promise<void> {
  for (const [at, { pictureKey }] of rows.entries())
    if (pictureKey) await storage.put(pictureKey, ownPicture(outlines[at]!.picture!), 'image/webp');
}
