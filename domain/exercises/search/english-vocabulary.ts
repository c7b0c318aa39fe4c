import { type Synonym, createVocabulary } from './vocabulary.ts';
import { toStems } from './spelling.ts';
import { upperBodySynonyms } from './upper-body-synonyms.ts';

/** Other names of whole exercises, in the words of patients and of other clinics. */
export const movementSynonyms: readonly Synonym[] = [
  { of: 'timed up and go', called: 'tug, get up and go, walking test' },
  // Knee and hip
  { of: 'heel slide', called: 'knee bend, bend the knee, bending the knee, knee flexion, heel drag, heel pull' },
  { of: 'squat', called: 'knee bend, sit back, mini squat, partial squat, half squat, chair squat' },
  {
    of: 'quad set',
    called: 'quadriceps setting, thigh squeeze, tighten thigh, knee press, static quads, quad squeeze',
  },
  { of: 'glute set, gluteal set', called: 'buttock squeeze, bottom squeeze, tighten buttocks, butt squeeze' },
  { of: 'straight leg raise', called: 'leg lift, lift the leg straight, leg raise lying' },
  { of: 'leg raise, leg lift', called: 'leg lift, leg raise, lift the leg, hip flexion' },
  { of: 'short arc quad', called: 'knee straightening over roll, knee extension over towel, short arc knee extension' },
  { of: 'long arc quad, seated knee extension', called: 'kick out, leg extension, straighten the knee sitting' },
  { of: 'terminal knee extension', called: 'knee straightening, lock the knee, knee extension band' },
  { of: 'clamshell, clam', called: 'clam shell, open the knees, hip opener, side lying hip rotation, glute med' },
  {
    of: 'bridging, bridge',
    called: 'glute bridge, hip lift, pelvic lift, hip raise, lift the hips, butt lift, gluteal',
  },
  { of: 'bent knee hip raise', called: 'reverse crunch, leg raise, lower abs' },
  { of: 'hip abduction', called: 'side leg raise, leg out to the side, side leg lift, outer hip, glute med, abductor' },
  { of: 'hip adduction, medial leg raise', called: 'inner thigh, squeeze the knees, leg across, adductor, groin' },
  { of: 'hip extension', called: 'leg back, donkey kick, kick back, glute kick' },
  { of: 'marching, march, high knee', called: 'knee lift, knee raise, step in place, walk on the spot, hip flexion' },
  { of: 'lunge', called: 'split squat, big step, step forward, rear step, genuflect' },
  { of: 'step up, step down', called: 'stairs, stair climbing, climb a step, curb' },
  {
    of: 'sit to stand, chair stand',
    called: 'stand up from a chair, get up, chair rise, chair squat, five times, transfer',
  },
  { of: 'hamstring curl, leg curl', called: 'knee flexion, heel to bottom, butt kick, bend the knee' },
  { of: 'lateral walk, side step, monster walk', called: 'crab walk, band walk, sidestepping, side walk' },
  { of: 'hip rotation, piriformis', called: 'figure four, figure 4, knee across, buttock stretch, sciatica' },
  { of: 'hip flexor, half kneeling', called: 'psoas, iliopsoas, kneeling lunge stretch, front of the hip' },
  { of: 'dead lift, deadlift', called: 'hip hinge, bend and lift, lifting from the floor, romanian, RDL' },
  // Trunk and spine
  { of: 'crunch', called: 'sit up, situp, curl up, abs, stomach, belly' },
  { of: 'dead bug', called: 'abs, deadbug, core stability, opposite arm and leg' },
  {
    of: 'bird dog',
    called: 'opposite arm and leg, pointer, quadruped reach, alternate arm and leg, superman kneeling',
  },
  { of: 'superman', called: 'back extension, lift arms and legs, swimmer, prone extension' },
  { of: 'plank', called: 'front support, core hold, elbow hold, abs, static core' },
  { of: 'side plank', called: 'side bridge, side support, obliques' },
  { of: 'pelvic tilt', called: 'flatten the back, back press, pelvic clock, rock the pelvis, low back' },
  {
    of: 'draw in, abdominal bracing',
    called: 'belly button to spine, transverse, tummy tuck, core activation, hollowing',
  },
  { of: 'cat cow, cat camel', called: 'cat stretch, arch and round the back, camel, hump and sag' },
  { of: 'child pose, prayer stretch', called: 'rest pose, sit back on heels, prayer pose' },
  { of: 'press up, prone prop', called: 'mckenzie, cobra, back extension, upward dog, sphinx, lumbar extension' },
  { of: 'trunk rotation, knee rock, lower trunk', called: 'knee rolls, windshield wiper, rocking knees, spinal twist' },
  { of: 'knee to chest', called: 'hug the knee, lumbar flexion, low back stretch, williams' },
  { of: 'side bend', called: 'lateral flexion, lean to the side, obliques, love handles' },
  { of: 'air bike, flutter kick', called: 'bicycle, cycling lying, scissors, abs' },
  // Balance and walking
  { of: 'tandem, heel toe', called: 'heel to toe, tightrope, line walk, balance, fall prevention' },
  { of: 'single leg stance, single leg balance, stork', called: 'one leg stand, flamingo, balance, stand on one foot' },
  { of: 'balance', called: 'steadiness, fall prevention, proprioception, stability, falls' },
];

/** Other words for parts of the body, equipment, positions and kinds of exercise. */
export const describedSynonyms: readonly Synonym[] = [
  { of: 'torso core', called: 'abs, abdominals, stomach, belly, tummy, trunk, midsection, oblique' },
  { of: 'spine', called: 'back, low back, lower back, lumbar, backbone, thoracic, vertebra' },
  { of: 'neck', called: 'cervical, nape, head' },
  { of: 'ankle foot', called: 'toe, heel, sole, feet' },
  { of: 'elbow hand', called: 'wrist, finger, forearm, arm, grip' },
  { of: 'shoulder', called: 'upper arm, shoulder blade, scapula, deltoid, rotator' },
  { of: 'hip knee', called: 'leg, thigh, lower limb, pelvis, kneecap, patella' },
  { of: 'calf', called: 'calves, lower leg, gastrocnemius, soleus, achilles' },
  { of: 'hamstring', called: 'hams, back of the thigh, hammies, tight hamstrings' },
  { of: 'quad, quadriceps', called: 'thigh, front of the thigh, quadriceps, quads' },
  { of: 'glute, gluteal, bridge, bridging, clamshell', called: 'buttock, bottom, butt, gluteal, glutes' },
  { of: 'stretch, stretching mobility', called: 'flexibility, loosen, tightness, lengthen, limber, stretching' },
  { of: 'isometric', called: 'hold, static, squeeze without moving, tighten' },
  { of: 'active dynamic', called: 'strengthening, strength, move' },
  { of: 'theraband', called: 'resistance band, elastic band, tubing, rubber band, loop, exercise band' },
  { of: 'weights, dumbbell', called: 'dumbbell, free weight, hand weight, barbell, kettlebell, ankle weight' },
  { of: 'physioball', called: 'exercise ball, stability ball, swiss ball, gym ball, fitness ball' },
  { of: 'towel', called: 'sheet, strap, belt, bath towel' },
  { of: 'cane', called: 'stick, wand, dowel, broomstick, pole, walking stick' },
  { of: 'chair', called: 'stool, bench, seat' },
  { of: 'supine', called: 'lying on the back, face up, on your back, in bed' },
  { of: 'prone', called: 'lying on the stomach, face down, tummy time, on your belly' },
  { of: 'side lying', called: 'on your side, lying sideways' },
  { of: 'seated', called: 'sitting, in a chair, sit' },
  { of: 'quadruped', called: 'hands and knees, all fours, crawling, four point kneeling' },
  { of: 'standing', called: 'upright, on your feet, stand' },
  { of: 'assessment', called: 'test, screening, outcome measure, evaluation' },
];

/** What clinicians write short. */
export const abbreviations: readonly Synonym[] = [
  { of: 'straight leg raise', called: 'SLR' },
  { of: 'terminal knee extension', called: 'TKE' },
  { of: 'short arc quad', called: 'SAQ' },
  { of: 'long arc quad, seated knee extension', called: 'LAQ' },
  { of: 'quad set', called: 'QS' },
  { of: 'glute set, gluteal set', called: 'GS' },
  { of: 'heel slide', called: 'HS' },
  { of: 'hamstring', called: 'HS' },
  { of: 'ankle pump', called: 'AP' },
  { of: 'external rotation', called: 'ER, ext rot' },
  { of: 'internal rotation', called: 'IR, int rot' },
  { of: 'abduction', called: 'ABD' },
  { of: 'adduction', called: 'ADD' },
  { of: 'extension', called: 'ext' },
  { of: 'flexion', called: 'flex' },
  { of: 'dorsiflexion, toe raise', called: 'DF' },
  { of: 'plantarflexion, plantar flexion, heel raise, calf raise', called: 'PF' },
  { of: 'inversion', called: 'INV' },
  { of: 'eversion', called: 'EV' },
  { of: 'pelvic tilt', called: 'PPT' },
  { of: 'sit to stand, chair stand', called: 'STS, 5xSTS, CST' },
  { of: 'single leg stance, single leg balance', called: 'SLS, SLB' },
  { of: 'lower trunk rotation', called: 'LTR' },
  { of: 'single knee to chest, knee to chest', called: 'SKTC, DKTC' },
  { of: 'iliotibial, it band', called: 'ITB' },
  { of: 'hip flexor', called: 'HF' },
  { of: 'upper trapezius', called: 'UT' },
  { of: 'scapular', called: 'scap' },
  { of: 'range motion, stretching mobility', called: 'ROM, AROM, PROM, AAROM' },
  { of: 'theraband', called: 'TB' },
  { of: 'dumbbell', called: 'DB' },
];

export const synonyms: readonly Synonym[] = [
  ...movementSynonyms,
  ...upperBodySynonyms,
  ...describedSynonyms,
  ...abbreviations,
];

/** The library's own words, in which it is written. */
export const englishVocabulary = createVocabulary({
  synonyms,
  abbreviations,
  toStems,
  translate: (value) => value,
});
