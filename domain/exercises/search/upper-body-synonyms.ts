import type { Synonym } from './vocabulary.ts';

/** Other names of exercises of neck, shoulder, arm, hand and foot. */
export const upperBodySynonyms: readonly Synonym[] = [
  {
    of: 'external rotation',
    target: 'Shoulder',
    called: 'rotator cuff, turn the arm out, outward rotation, infraspinatus',
  },
  {
    of: 'internal rotation',
    target: 'Shoulder',
    called: 'rotator cuff, turn the arm in, inward rotation, subscapularis',
  },
  {
    of: 'scaption, full can, empty can, cuban',
    called: 'rotator cuff, supraspinatus, thumb up raise, plane of the scapula',
  },
  { of: 'pendulum, codman', called: 'codman, arm swing, dangle the arm, arm circles hanging, frozen shoulder' },
  { of: 'wall slide, wall walk, wall climb, finger ladder', called: 'crawl up the wall, spider walk, frozen shoulder' },
  {
    of: 'scapular retraction, scapular squeeze, shoulder blade',
    called: 'shoulder blade squeeze, pinch, posture, rhomboid',
  },
  { of: 'row, rows', called: 'pull back, elbow back, rhomboid, posture, mid back, shoulder blade' },
  { of: 'shrug', called: 'shoulders to ears, lift the shoulders, upper trapezius, traps' },
  {
    of: 'shoulder flexion, front raise, forward raise',
    called: 'arm forward, lift the arm in front, raise the arm overhead',
  },
  {
    of: 'shoulder abduction, lateral raise',
    called: 'arm out to the side, side raise, lift the arm sideways, deltoid',
  },
  {
    of: 'shoulder press, arnold press, cuban press',
    called: 'overhead press, military press, push overhead, push up high',
  },
  { of: 'bench press, dumbbell press', called: 'chest press, pecs, push' },
  { of: 'push up, pushup', called: 'press up, pushup, wall push, pecs, chest' },
  { of: 'flys, fly', called: 'pec fly, chest opener, butterfly, reverse fly' },
  {
    of: 'chest stretch, doorway, pectoral',
    called: 'corner stretch, door stretch, pec stretch, open the chest, posture',
  },
  {
    of: 'cross body, sleeper',
    target: 'Shoulder',
    called: 'posterior capsule, back of the shoulder, arm across the chest',
  },
  {
    of: 'i raise, y raise, t raise, w raise, rear lateral raise, rear deltoid',
    called: 'ITYW, scapular, lower trapezius, posture',
  },
  { of: 'triceps', called: 'elbow extension, straighten the elbow, back of the arm, bingo wing' },
  {
    of: 'biceps, bicep, curl',
    target: 'Elbow/Hand',
    called: 'elbow flexion, bend the elbow, arm curl, front of the arm',
  },
  {
    of: 'chin tuck, chin retraction',
    called: 'double chin, neck retraction, head back, text neck, forward head, posture',
  },
  { of: 'neck rotation, cervical rotation', called: 'look over the shoulder, turn the head, head turn, cervical' },
  {
    of: 'neck side flexion, neck stretch, upper trapezius, lateral neck',
    called: 'ear to shoulder, tilt the head, stiff neck, cervical',
  },
  { of: 'neck flexion', called: 'chin to chest, nod, look down, deep neck flexor, cervical' },
  { of: 'levator', called: 'look to the armpit, nose to armpit, stiff neck' },
  {
    of: 'wrist extension, wrist flexion, wrist stretch',
    called: 'tennis elbow, golfers elbow, carpal tunnel, prayer stretch, forearm',
  },
  { of: 'pronation, supination', called: 'turn the palm, palm up, palm down, forearm rotation, turn a key' },
  {
    of: 'grip, fist, squeeze ball, towel squeeze',
    called: 'hand strength, squeeze the hand, stress ball, make a fist',
  },
  {
    of: 'tendon glide, finger, thumb, hand stretch',
    called: 'hook fist, trigger finger, finger bend, opposition, stiff fingers',
  },
  { of: 'nerve glide, nerve slider', called: 'nerve floss, flossing, neural mobilization, tingling' },
  {
    of: 'ankle pump',
    called: 'foot pump, pedal the feet, calf pump, swelling, clot, blood flow, up and down with the foot',
  },
  { of: 'ankle circle, ankle alphabet', called: 'foot circles, draw the alphabet, ankle rotation, foot ABC' },
  { of: 'calf raise, heel raise', called: 'tiptoe, tip toes, stand on toes, toe stand, rise on toes' },
  { of: 'toe raise, dorsiflexion', called: 'lift the toes, foot up, shin, foot drop, tibialis' },
  { of: 'plantarflexion, plantar flexion', called: 'point the toes, foot down, gas pedal, push the foot down' },
  {
    of: 'calf stretch, gastrocnemius, soleus, heel cord',
    called: 'achilles, stretch calf, runners stretch, plantar fasciitis, tight calves',
  },
  {
    of: 'towel curl, toe curl, toe yoga',
    called: 'towel scrunch, scrunches with the toes, arch, flat foot, plantar fasciitis',
  },
  {
    of: 'inversion, eversion',
    called: 'sole in, sole out, turn the foot in, turn the foot out, ankle sprain, peroneal',
  },
];
