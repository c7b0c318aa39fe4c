export const currentModules = ['Mobility', 'Hip-Spine Instability', 'Hand/Wrist Eval'] as const;
export type ModuleName = (typeof currentModules)[number];

export interface AssessmentCard {
  name: string;
  measures: string;
  how: string;
  modules: readonly ModuleName[];
}

/** The catalogue of assessments (MOD-04) with what each measures and how (OPEN-097). */
export const catalogue: readonly AssessmentCard[] = [
  {
    name: 'Sit to Stand',
    measures: 'Leg strength and balance: the time for five rises from a chair.',
    how: 'Side view, a chair without armrests, arms crossed. The clock starts with the first move.',
    modules: ['Mobility', 'Hip-Spine Instability'],
  },
  {
    name: 'Functional Reach',
    measures: 'Balance while standing: how far the arm reaches forward, in inches.',
    how: 'Side view, one arm raised to shoulder height, feet stay where they are.',
    modules: ['Mobility'],
  },
  {
    name: 'Timed Up and Go',
    measures: 'Mobility and risk of falls: the time to rise, walk, turn, come back and sit.',
    how: 'Side view, a chair and a mark on the floor three metres away, at usual pace.',
    modules: ['Mobility'],
  },
  {
    name: 'Posture',
    measures: 'How far head, shoulders and hips stand from the plumb line, in degrees.',
    how: 'Side view, standing at ease for a few seconds.',
    modules: ['Hip-Spine Instability'],
  },
  {
    name: 'Trunk Flexion',
    measures: 'How far the trunk bends forward at the hips, in degrees.',
    how: 'Side view, knees straight, bending slowly and coming back up.',
    modules: ['Hip-Spine Instability'],
  },
  {
    name: 'Gait',
    measures: 'Walking speed in metres a second, with step length and rhythm.',
    how: 'Side view, several steps at usual pace across the picture.',
    modules: ['Mobility', 'Hip-Spine Instability'],
  },
  {
    name: 'Wrist Flexion',
    measures: 'How far the wrist bends towards the palm, in degrees, each side.',
    how: 'Forearm at rest on a table, hand over its edge, in front of the camera.',
    modules: ['Hand/Wrist Eval'],
  },
  {
    name: 'Wrist Extension',
    measures: 'How far the wrist bends towards the back of the hand, in degrees, each side.',
    how: 'Forearm at rest on a table, hand over its edge, in front of the camera.',
    modules: ['Hand/Wrist Eval'],
  },
  {
    name: 'Kapandji',
    measures: 'Opposition of the thumb, as a score from 0 to 10, each side.',
    how: 'The thumb touches one point of the hand after the other, palm to the camera.',
    modules: ['Hand/Wrist Eval'],
  },
  {
    name: 'Wrist Pronation',
    measures: 'How far the forearm turns the palm down, in degrees, each side.',
    how: 'Elbow at the side and bent to a right angle, thumb up at the start.',
    modules: ['Hand/Wrist Eval'],
  },
  {
    name: 'Wrist Supination',
    measures: 'How far the forearm turns the palm up, in degrees, each side.',
    how: 'Elbow at the side and bent to a right angle, thumb up at the start.',
    modules: ['Hand/Wrist Eval'],
  },
  {
    name: 'Total Active Motion',
    measures: 'How far each finger bends and straightens by itself, joint by joint, in degrees.',
    how: 'A fist and an open hand in turn, side of the hand to the camera.',
    modules: ['Hand/Wrist Eval'],
  },
];
