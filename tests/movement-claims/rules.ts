import type { Side } from '@exer/motion-figures/body.ts';
import type { FleshName } from '@exer/motion-figures/flesh.ts';
import { lengthOf, type Drawn, type Moment } from './drawn.ts';

/** What words of an exercise's text let a reader expect of its picture. */
export interface Rule {
  /** The expectation, as a sentence about the picture. */
  shows: string;
  says: RegExp;
  /** Where the words have to stand: in how to get ready, in what to do, in either, or in the name. */
  where: 'position' | 'action' | 'text' | 'name' | 'all';
  unless?: RegExp;
  holds: (drawn: Drawn) => boolean;
}

const sides = ['R', 'L'] as const;
const either = (holds: (side: Side) => boolean) => sides.some(holds);
const both = (holds: (side: Side) => boolean) => sides.every(holds);

const trunkOf = (moment: Moment) => {
  const along = moment.at('chest').map((value, axis) => value - moment.at('pelvis')[axis]!);
  return along[1]! / lengthOf(along);
};
/** A close-up of hand or foot leaves out what the figure sits on. */
const closeToHandOrFoot = new Set<Drawn['movement']['close']>(['handR', 'wristR', 'footR', 'ankleR', 'feet']);
const hasProp =
  (...kinds: string[]) =>
  ({ props, movement: { close } }: Drawn) =>
    props.some(({ kind }) => kinds.includes(kind)) || (kinds[0] === 'chair' && closeToHandOrFoot.has(close));
const facing = (moment: Moment) => moment.axis('thorax', 0)[1];
const footLow = (moment: Moment, side: Side) =>
  Math.min(moment.low(`heel${side}`), moment.low(`ballIn${side}`), moment.low(`toeIn${side}`));
const highHand = (moment: Moment, side: Side) => moment.at(`wrist${side}`)[1] - moment.at('head')[1];
/** How far along the body's own axis a wrist is beyond the head. */
const beyondHead = (moment: Moment, side: Side) => {
  const up = moment.axis('thorax', 1);
  const away = moment.at(`wrist${side}`).map((value, axis) => value - moment.at('head')[axis]!);
  return away.reduce((sum, value, axis) => sum + value * up[axis]!, 0);
};
const handTo = (moment: Moment, side: Side, name: FleshName) =>
  lengthOf(moment.at(`knuckle${side}`).map((value, axis) => value - moment.flesh(name)[axis]!));

const lying = /\b(on your back|supine)\b|\blie face up|\blay face up/i;

/** Ways to lie, sit, kneel and stand. */
export const postureRules: readonly Rule[] = [
  {
    shows: 'lies on the back, chest up and trunk level',
    says: lying,
    where: 'position',
    unless: /ball|incline|sit |seated/i,
    holds: ({ someTime }) => someTime((moment) => facing(moment) > 0.6 && Math.abs(trunkOf(moment)) < 0.6),
  },
  {
    shows: 'lies on the stomach, chest down',
    says: /\bon your stomach|\blie (prone|face down)|\bprone\b/i,
    where: 'position',
    unless: /incline|ball/i,
    holds: ({ someTime }) => someTime((moment) => facing(moment) < -0.6 && Math.abs(trunkOf(moment)) < 0.65),
  },
  {
    shows: 'lies on one side, the shoulders above each other',
    says: /\b(lie|lay) on (your|one|the) (\w+ )?side\b/i,
    where: 'position',
    unless: /ball/i,
    holds: ({ start }) => Math.abs(start.axis('pelvis', 2)[1]) > 0.8 && Math.abs(trunkOf(start)) < 0.75,
  },
  {
    shows: 'is on hands and knees, which touch the floor, under a level trunk',
    says: /hands and knees|all fours/i,
    where: 'position',
    unless: /chair|seat/i,
    holds: ({ start }) =>
      Math.abs(trunkOf(start)) < 0.5 &&
      both((side) => start.low(`knee${side}`) < 1.5) &&
      either((side) => start.low(`palmIn${side}`) < 1.5),
  },
  {
    shows: 'sits with hip and trunk upright, the thighs level or the legs on the floor',
    says: /^(sit|seated|while (sitting|seated)|start in (a )?sitting|start seated)\b/i,
    where: 'position',
    unless: /incline/i,
    holds: ({ start }) =>
      trunkOf(start) > 0.5 && both((side) => Math.abs(start.at(`knee${side}`)[1] - start.at(`hip${side}`)[1]) < 19),
  },
  {
    shows: 'stands on at least one foot, hips high',
    says: /^(stand|standing)\b/i,
    where: 'position',
    unless: /^stand (as|and sit)|bench|sit /i,
    holds: ({ start, ground }) =>
      start.at('pelvis')[1] - ground > 34 && either((side) => Math.abs(footLow(start, side) - ground) < 5),
  },
  {
    shows: 'kneels, one knee on the floor',
    says: /^kneel\b/i,
    where: 'position',
    holds: ({ start, ground }) => either((side) => Math.abs(start.low(`knee${side}`) - ground) < 1.5),
  },
  {
    shows: 'stands on one leg, the other foot off the floor',
    says: /\b(stand|standing|balance)( \w+)? on (one|the other) (leg|foot)\b/i,
    where: 'text',
    holds: ({ someTime, ground }) =>
      someTime((moment) => {
        const [one, other] = sides.map((side) => footLow(moment, side) - ground).toSorted((a, b) => a - b);
        return one! < 1.6 && other! > 2;
      }),
  },
];

/** Legs and feet. */
export const legRules: readonly Rule[] = [
  {
    shows: 'has the knees bent, and the picture shows it',
    says: /\b(your|the|both) knees (are )?bent\b|\bwith bent knees\b|\bbend (both|your) knees\b/i,
    where: 'position',
    unless: /slight(ly)?/i,
    holds: ({ someTime }) =>
      someTime((moment) => either((side) => moment.bend('knee', side) > 30 && moment.shownBend('knee', side) >= 20)),
  },
  {
    shows: 'bends a knee in the course of the movement, and the picture shows it',
    says: /\b(bend|bending) (your|both|the|one|that|its) (\w+ )?knees?\b|\bknee bend\b/i,
    where: 'action',
    unless: /slight(ly)?|(bend[^.]*(not|as|little|again))|before|come out/i,
    holds: ({ someTime }) =>
      someTime((moment) => either((side) => moment.bend('knee', side) > 25 && moment.shownBend('knee', side) >= 20)),
  },
  {
    shows: 'has a straight leg',
    says: /\b(legs?|knees?) (is |are |as )?straight\b|\bstraight (leg|knee)s?\b|\bstraighten (your|the|one|that) (\w+ )?(leg|knee)s?\b/i,
    where: 'text',
    unless: /light pull|almost/i,
    holds: ({ someTime }) => someTime((moment) => either((side) => moment.bend('knee', side) < 16)),
  },
  {
    shows: 'has the feet together',
    says: /\b(feet (close )?together|feet side by side|feet touching|heels together)\b/i,
    where: 'position',
    holds: ({ start }) => start.apart('ankleR', 'ankleL') < 12 || start.apart('ballR', 'ballL') < 12,
  },
  {
    shows: 'keeps the feet together',
    says: /\bfeet (stay|remain) together\b/i,
    where: 'action',
    holds: ({ always }) => always((moment) => moment.apart('ankleR', 'ankleL') < 8),
  },
  {
    shows: 'has the feet as wide apart as hips or shoulders',
    says: /\bfeet (about )?(are )?(shoulder|hip)[- ]width\b/i,
    where: 'position',
    holds: ({ start }) => {
      const apart = Math.abs(start.at('ankleR')[2] - start.at('ankleL')[2]);
      return apart > 11 && apart < 40;
    },
  },
  {
    shows: 'rises onto the balls of the feet: heels up, forefoot down',
    says: /\brise onto (your|the) (toes|balls?)|\b(lift|raise) (your|both|the) heels?\b(?! (toward|slide))/i,
    where: 'action',
    unless: /thigh|roll/i,
    holds: ({ someTime, ground }) =>
      someTime((moment) =>
        either(
          (side) =>
            moment.low(`heel${side}`) - ground > 2.5 &&
            moment.low(`ballIn${side}`) - ground < 13 &&
            moment.low(`heel${side}`) > moment.low(`ballIn${side}`) + 1.5,
        ),
      ),
  },
  {
    shows: 'lifts the forefoot and keeps the heel down',
    says: /\blift (your|the) toes\b[^.]*\bfloor\b/i,
    where: 'action',
    unless: /heels? (stays? )?up/i,
    holds: ({ someTime, ground }) =>
      someTime((moment) =>
        either((side) => moment.low(`toeIn${side}`) - ground > 1 && moment.low(`heel${side}`) - ground < 1.6),
      ),
  },
  {
    shows: 'lifts a leg',
    says: /\b(lift|raise) (your|the|one|that|both) ((upper|top|lower|straight|right|left|whole|involved|affected) )*(legs?|thigh|knee)\b/i,
    where: 'action',
    holds: ({ range }) =>
      either((side) => range((moment) => Math.max(moment.at(`ankle${side}`)[1], moment.at(`knee${side}`)[1])) > 5),
  },
  {
    shows: 'slides a heel, which bends or opens the hip and knee',
    says: /\bslide (one|your|the) (heel|foot)\b/i,
    where: 'action',
    holds: ({ range }) =>
      either(
        (side) => range((moment) => moment.at(`ankle${side}`)[0]) + range((moment) => moment.at(`ankle${side}`)[2]) > 6,
      ),
  },
  {
    shows: 'squats, sits down or stands up: the hips move up and down',
    says: /\bsquat\b|\bsit (back )?down\b|\bstand (fully )?up\b/i,
    where: 'action',
    unless: /stand up straight|sit up|stand up again|sit down with/i,
    holds: ({ range }) => range((moment) => moment.at('pelvis')[1]) > 8,
  },
  {
    shows: 'lifts the hips from what they lie on',
    says: /\b(lift|raise|push) (your|the) (hips|buttocks|pelvis|bottom(?! (leg|foot)))\b(?! back)/i,
    where: 'action',
    holds: ({ range }) => range((moment) => moment.at('pelvis')[1]) > 3,
  },
  {
    shows: 'moves the ankle up and down',
    says: /\b(toes|foot|forefoot|feet) (\w+ )?(toward you|down like|up toward you)\b|\bpoint (them|your toes)\b/i,
    where: 'action',
    unless: /step|sit|kick|stand|sky|hips/i,
    holds: ({ range }) =>
      either(
        (side) =>
          range((moment) => moment.joint(`ankle${side}`)) > 8 || range((moment) => moment.joint(`heel${side}`)) > 8,
      ),
  },
  {
    shows: 'turns the sole inward or outward',
    says: /\bturn the soles? (inward|outward)\b/i,
    where: 'action',
    holds: ({ range }) => range((moment) => moment.joint('inversionR')) > 8,
  },
  {
    shows: 'takes a step',
    says: /\b(take|walk|march|step)\b[^.]*\b(steps?|forward|backward|sideways|walk|past|onto|over|in place|minutes?)\b|\bjog for\b/i,
    where: 'action',
    unless: /\bwithout (taking )?a step|hands? (forward|out)|walk (your )?(hands|fingers)|taking a step|tension/i,
    holds: ({ range }) => either((side) => range((moment) => lengthOf(moment.at(`ankle${side}`))) > 3),
  },
];

/** Arms and hands. */
export const armRules: readonly Rule[] = [
  {
    shows: 'has a bent elbow, and the picture shows it',
    says: /\b(elbows? (are )?bent|bent elbows?)\b|\bbend (your|both|the) elbows?\b/i,
    where: 'text',
    unless: /slight(ly)?|little/i,
    holds: ({ someTime }) =>
      someTime((moment) => either((side) => moment.bend('elbow', side) > 35 && moment.shownBend('elbow', side) >= 20)),
  },
  {
    shows: 'has a straight arm',
    says: /\b(arms?|elbows?) (is |are )?straight\b|\bstraight (arm|elbow)s?\b|\bstraighten(ing)? (your|the|both) (arm|elbow)s?\b/i,
    where: 'text',
    unless: /bent to a right angle/i,
    holds: ({ someTime }) => someTime((moment) => either((side) => moment.bend('elbow', side) < 26)),
  },
  {
    shows: 'takes a hand above or beyond the head',
    says: /\b(overhead|over (your|the) head|above (your|the) head)\b/i,
    where: 'action',
    unless: /band above your head|pulley/i,
    holds: ({ someTime }) =>
      someTime((moment) => either((side) => highHand(moment, side) > 3 || beyondHead(moment, side) > 3)),
  },
  {
    shows: 'takes an arm out to the side',
    says: /\b(arms?|elbows?|hands?|weights?|dumbbells?)\b[^.]*\b(out to (the|your|both) sides?|outward to shoulder height|out sideways)\b/i,
    where: 'text',
    holds: ({ someTime }) =>
      someTime((moment) =>
        either((side) => {
          const right = moment.axis('thorax', 2);
          const away = moment.at(`elbow${side}`).map((value, axis) => value - moment.at(`shoulder${side}`)[axis]!);
          return Math.abs(away.reduce((sum, value, axis) => sum + value * right[axis]!, 0)) > 8;
        }),
      ),
  },
  {
    shows: 'has the arms crossed in front of the chest, hands near it',
    says: /\barms (are )?crossed|\bcross your arms\b/i,
    where: 'position',
    holds: ({ start }) => both((side) => handTo(start, side, side === 'R' ? 'shoulderL' : 'shoulderR') < 17),
  },
  {
    shows: 'has a hand on the hip or waist',
    says: /\bhands? on (your|the) (hips?|waist)\b/i,
    where: 'text',
    holds: ({ someTime }) =>
      someTime((moment) =>
        either((side) => Math.min(handTo(moment, side, `seat${side}`), handTo(moment, side, `waist${side}`)) < 13),
      ),
  },
  {
    shows: 'has the hands at the head',
    says: /\bhands? (\w+ )*(behind|on|against|on either side of|at the sides? of) (the (\w+ )?(side|back) of )?(your|the) (head|neck|forehead)\b|\bsupport your head with\b|\bfingertips (behind|beside|at) (your|the) (head|ears?)\b/i,
    where: 'text',
    holds: ({ someTime }) =>
      someTime((moment) =>
        either((side) => Math.min(handTo(moment, side, 'hair'), handTo(moment, side, 'neckTop')) < 13),
      ),
  },
  {
    shows: 'has both hands together',
    says: /\b(palms|hands) (and fingers )?together\b|\bpress your palms\b|\b(interlace|intertwine|interlock)\b/i,
    where: 'text',
    unless: /blades|back and forth|apart/i,
    holds: ({ someTime }) => someTime((moment) => moment.apart('knuckleR', 'knuckleL') < 14),
  },
  {
    shows: 'helps with the other hand, which is at the arm or head it helps',
    says: /\b(your|the) (other|opposite) hand (to|press|draw|pull)\b|\bwith the (other|opposite|help of your other) hand\b|\bwith your other hand\b/i,
    where: 'action',
    unless: /counter|chair|wall|post|floor|bench|good hand/i,
    holds: ({ someTime }) =>
      someTime((moment) =>
        (['R', 'L'] as const).some((side) => {
          const other = side === 'R' ? 'L' : 'R';
          return (
            Math.min(
              ...(['wrist', 'knuckle', 'elbow', 'finger'] as const).map((part) =>
                moment.apart(`knuckle${side}`, `${part}${other}`),
              ),
              moment.apart(`knuckle${side}`, 'head'),
              ...(['knee', 'ankle', 'ball'] as const).flatMap((part) => [
                moment.apart(`knuckle${side}`, `${part}R`),
                moment.apart(`knuckle${side}`, `${part}L`),
              ]),
            ) < 14
          );
        }),
      ),
  },
  {
    shows: 'moves the fingers',
    says: /\b(spread|open|bend|curl|straighten|squeeze|unfold)\b[^.]*\b(fingers?|fingertips?)\b/i,
    where: 'action',
    unless: /wrist|elbow/i,
    holds: ({ range }) =>
      (['fingers', 'index', 'middle', 'ring', 'little', 'spread'] as const).reduce(
        (sum, name) => sum + range((moment) => moment.joint(`${name}R`)),
        0,
      ) > 8,
  },
  {
    shows: 'makes a fist or opens one',
    says: /\bfist\b/i,
    where: 'action',
    unless: /\b(press|hold) your fist|vertical|against|points/i,
    holds: ({ range }) => range((moment) => moment.joint('fingersR')) > 60,
  },
  {
    shows: 'moves the thumb',
    says: /\bthumb\b/i,
    where: 'action',
    unless: /thumbs? (up|pointing|side|points|toward|on top)|with (your|the) thumb|toward the thumb|thumb side/i,
    holds: ({ range }) =>
      range((moment) => moment.joint('thumbR')) + range((moment) => moment.joint('opposeR')) > 10 ||
      range((moment) => moment.joint('fingersR')) > 30,
  },
  {
    shows: 'moves the wrist',
    says: /\b(let your hand (bend|drop|hang)|curl your hand|lift the (hand|weight)[^.]*help|bend your wrist|slide your hand toward the thumb|hand bend down|bend (it|your hand) (up|down))\b/i,
    where: 'action',
    holds: ({ range }) =>
      range((moment) => moment.joint('wristFlexR')) + range((moment) => moment.joint('wristRadialR')) > 15,
  },
  {
    shows: 'turns the palm up and down',
    says: /\bturn (your|the) (palm|hand)s? (up|down|over|to face)\b/i,
    where: 'action',
    holds: ({ range }) => range((moment) => moment.joint('pronationR')) > 30,
  },
  {
    shows: 'moves the shoulder blades',
    says: /\b(squeeze|draw|pull|pinch|bring) (your|the|both) shoulder blades\b|\bshrug\b|\blift (both|your) shoulders\b/i,
    where: 'action',
    holds: ({ range }) =>
      either(
        (side) =>
          range((moment) => moment.joint(`protract${side}`)) +
            range((moment) => moment.joint(`shrug${side}`)) +
            range((moment) => moment.joint(`shoulderAbd${side}`)) +
            range((moment) => moment.joint(`shoulderFlex${side}`)) >
          5,
      ),
  },
];

/** Neck and trunk. */
export const trunkRules: readonly Rule[] = [
  {
    shows: 'turns the head',
    says: /\b(turn|rotate) your (head|chin|face)\b|\blook over your\b/i,
    where: 'action',
    unless: /\btry\b|trunk|card/i,
    holds: ({ range }) => range((moment) => moment.joint('neckTurn')) > 20,
  },
  {
    shows: 'tilts the head sideways',
    says: /\btilt your (head|ear)\b|\b(your )?ear toward\b|\blean your head sideways\b/i,
    where: 'text',
    unless: /forward|back/i,
    holds: ({ range }) => range((moment) => moment.joint('neckBend')) > 12,
  },
  {
    shows: 'draws the chin in or lets it down',
    says: /\b(chin (straight )?(in|back|down)|tuck your chin|nod|draw your chin|chin toward|lower your chin|let your chin|bring your chin)\b/i,
    where: 'action',
    unless: /chin (tucked|in )as|keep/i,
    holds: ({ range }) =>
      range((moment) => moment.joint('chinTuck')) +
        range((moment) => moment.joint('neckFlex')) +
        range((moment) => moment.joint('neckTurn')) >
      4,
  },
  {
    shows: 'bends the trunk sideways',
    says: /\b(bend|lean) (\w+ )*(to|toward) (the|one|your) (\w+ )?side\b|\bside bend\b/i,
    where: 'all',
    unless: /hips to the side|head|hand|neck/i,
    holds: ({ range }) => range((moment) => moment.joint('trunkBend')) + range((moment) => moment.joint('tip')) > 8,
  },
  {
    shows: 'turns the trunk',
    says: /\b(turn|rotate|twist) (your )?(trunk|upper body|chest|torso|whole upper body)\b/i,
    where: 'action',
    unless: /not|without/i,
    holds: ({ range }) => range((moment) => moment.joint('trunkTurn')) + range((moment) => moment.joint('turn')) > 10,
  },
];

/** What the name of an exercise promises. */
export const nameRules: readonly Rule[] = [
  {
    shows: 'bends the elbows far in a biceps curl',
    says: /\b(biceps?|hammer|preacher|concentration|incline|zottman)\b.*\bcurls?\b/i,
    where: 'name',
    holds: ({ range }) => either((side) => range((moment) => moment.bend('elbow', side)) > 60),
  },
  {
    shows: 'bends and stretches the elbows in a press or triceps extension',
    says: /\b(bench press|shoulder press|arnold press|incline press|dumbbell press|triceps extension|tate press)\b/i,
    where: 'name',
    holds: ({ range }) => either((side) => range((moment) => moment.bend('elbow', side)) > 40),
  },
  {
    shows: 'bends the elbows and brings the chest down in a push-up, in one line from shoulders to ankles',
    says: /\bpush[- ]?ups?\b/i,
    where: 'name',
    unless: /press-up|pencil|eyes|hands and knees/i,
    holds: ({ range, start }) => {
      const line =
        start.apart('chest', 'ankleR') /
        (start.apart('chest', 'hipR') + start.apart('hipR', 'kneeR') + start.apart('kneeR', 'ankleR'));
      return either((side) => range((moment) => moment.bend('elbow', side)) > 40) && line > 0.94;
    },
  },
  {
    shows: 'makes one line from shoulders to knees or heels in a plank',
    says: /\bplank\b/i,
    where: 'name',
    holds: ({ someTime }) =>
      someTime(
        (moment) =>
          moment.apart('chest', 'kneeR') / (moment.apart('chest', 'hipR') + moment.apart('hipR', 'kneeR')) > 0.95,
      ),
  },
  {
    shows: 'bends both knees in a lunge, one in front of the other',
    says: /\blunges?\b/i,
    where: 'name',
    unless: /lateral|side/i,
    holds: ({ someTime }) =>
      someTime(
        (moment) =>
          both((side) => moment.bend('knee', side) > 40) &&
          Math.abs(moment.at('ankleR')[0] - moment.at('ankleL')[0]) > 20,
      ),
  },
  {
    shows: 'lowers the hips by bending both knees in a squat',
    says: /\bsquats?\b/i,
    where: 'name',
    unless: /mini|single|step|lunge/i,
    holds: ({ someTime, range }) =>
      someTime((moment) => either((side) => moment.bend('knee', side) > 55)) &&
      range((moment) => moment.at('pelvis')[1]) > 8,
  },
  {
    shows: 'lifts the chest from the floor in a crunch or curl-up',
    says: /\b(crunch(es)?|curl-up)\b/i,
    where: 'name',
    holds: ({ range }) => range((moment) => moment.at('chest')[1] - moment.at('pelvis')[1]) > 1.5,
  },
  {
    shows: 'pulls the elbows back or up in a row',
    says: /\brows?\b/i,
    where: 'name',
    holds: ({ range }) => either((side) => range((moment) => moment.bend('elbow', side)) > 25),
  },
  {
    shows: 'turns the forearm about the upper arm in a shoulder rotation',
    says: /\b(external|internal) rotation\b/i,
    where: 'name',
    unless: /isometric|hip|range|behind/i,
    holds: ({ range }) => either((side) => range((moment) => moment.joint(`shoulderRot${side}`)) > 20),
  },
  {
    shows: 'raises the arms in a raise or fly',
    says: /\b(front|lateral|dumbbell|front dumbbell|rear lateral|deltoid) raises?\b|\bflys?\b/i,
    where: 'name',
    holds: ({ range }) =>
      either(
        (side) =>
          range((moment) => moment.at(`wrist${side}`)[1]) + range((moment) => moment.at(`wrist${side}`)[2]) > 12,
      ),
  },
];

/** What a patient does with the whole body. */
export const bodyRules: readonly Rule[] = [
  {
    shows: 'sits or stands tall, the trunk upright and straight',
    says: /\b(sit|stand) tall\b/i,
    where: 'position',
    holds: ({ start }) => trunkOf(start) > 0.93 && Math.abs(start.joint('trunkFlex')) < 14,
  },
  {
    shows: 'has the feet flat on the floor',
    says: /\bfeet (are )?(firmly )?(flat|planted)( firmly)?( on the (floor|ground))?\b|\bfeet on the floor\b/i,
    where: 'position',
    unless: /toes|ball of|against a wall/i,
    holds: ({ start, ground, movement }) => {
      const floor = ['seated', 'bench-lying'].includes(movement.posture ?? '') ? 0 : ground;
      return either((side) => start.low(`heel${side}`) - floor < 2 && start.low(`ballIn${side}`) - floor < 2);
    },
  },
  {
    shows: 'has a weight in each hand',
    says: /\b(a )?(dumbbells?|weights?) in (each|both) hands?\b/i,
    where: 'text',
    unless: /heavy|both hands/i,
    holds: ({ props }) => props.filter(({ kind }) => kind === 'dumbbell').length === 2,
  },
  {
    shows: 'leans or bends forward',
    says: /\b(lean|bend|hinge|reach) forward\b/i,
    where: 'action',
    unless: /\bone arm|arms? forward|hands? forward|your foot/i,
    holds: ({ range, someTime }) =>
      range(trunkOf) > 0.04 ||
      someTime((moment) => trunkOf(moment) < 0.93) ||
      range((moment) => moment.joint('trunkFlex')) > 8 ||
      range((moment) => moment.at('pelvis')[0]) > 4,
  },
  {
    shows: 'has the arm at shoulder height',
    says: /\b(arms?|elbows?) [^.]*\b(at|to|just (above|below)) shoulder (height|level)\b/i,
    where: 'text',
    holds: ({ someTime }) =>
      someTime((moment) =>
        either((side) => Math.abs(moment.at(`elbow${side}`)[1] - moment.at(`shoulder${side}`)[1]) < 9),
      ),
  },
  {
    shows: 'brings a knee toward the chest',
    says: /\bknees? (in )?(to|toward|up to|and then the other toward) (your |the )?chest\b/i,
    where: 'action',
    unless: /back to/i,
    holds: ({ someTime }) => someTime((moment) => either((side) => moment.apart(`knee${side}`, 'chest') < 30)),
  },
  {
    shows: 'brings a heel toward the buttock',
    says: /\b(heel|foot) (toward|to) (your|the) buttocks?\b|\bknee toward your buttock\b/i,
    where: 'action',
    holds: ({ someTime }) =>
      someTime((moment) => either((side) => moment.bend('knee', side) > 60 && moment.shownBend('knee', side) > 40)),
  },
  {
    shows: 'moves the eyes far and the head not at all',
    says: /\bonly your eyes move\b|\bwith your eyes only\b/i,
    where: 'action',
    holds: ({ range }) =>
      range((moment) => moment.joint('gazeTurn')) > 45 && range((moment) => moment.joint('neckTurn')) === 0,
  },
  {
    shows: 'keeps the eyes in one direction while the head turns or nods',
    says: /\bkeep your eyes on the letter and (turn|nod)\b/i,
    where: 'action',
    holds: ({ range }) =>
      range((moment) => moment.joint('neckTurn') + moment.joint('neckFlex')) > 35 &&
      range((moment) => moment.joint('gazeTurn') + moment.joint('neckTurn')) < 3 &&
      range((moment) => moment.joint('gazeUp') - moment.joint('neckFlex')) < 3,
  },
  {
    shows: 'brings both eyes together as the pencil comes near',
    says: /\bbring the pencil slowly toward your nose\b/i,
    where: 'action',
    holds: ({ moments }) => {
      const near = moments.toSorted((one, other) => one.apart('knuckleR', 'nose') - other.apart('knuckleR', 'nose'));
      return near[0]!.apart('eyeR', 'eyeL') < near.at(-1)!.apart('eyeR', 'eyeL') - 0.5;
    },
  },
  {
    shows: 'looks up',
    says: /\blook (up|to the ceiling)\b/i,
    where: 'action',
    unless: /eyes|only/i,
    holds: ({ range }) => range((moment) => moment.axis('head', 0)[1]) > 0.1,
  },
  {
    shows: 'has the elbow at the side of the body',
    says: /\belbows? (bent )?(stays? )?(at|by|close to|on) (your|the) (sides?|towel|ribs|body)\b/i,
    where: 'text',
    holds: ({ someTime }) => someTime((moment) => either((side) => moment.apart(`elbow${side}`, 'waist') < 24)),
  },
  {
    shows: 'reaches back or down with hanging arms',
    says: /\barms? (to )?hang(ing)?\b/i,
    where: 'text',
    holds: ({ someTime }) =>
      someTime((moment) => either((side) => moment.at(`wrist${side}`)[1] < moment.at(`shoulder${side}`)[1] - 20)),
  },
];

/** Things of the text that the picture has, where they are used. */
export const thingRules: readonly Rule[] = [
  ['a dumbbell or weight', /\bdumbbells?\b/i, ['dumbbell', 'plate']],
  ['a band', /(?<!(tight|rubber) )\bband\b/i, ['band', 'towel']],
  [
    'a chair',
    /\b(on|in|of|behind) a( \w+)? chair\b|\bthe (seat|back) of your chair\b/i,
    ['chair', 'bench', 'wall', 'step', 'table'],
  ],
  ['a wall', /\b(against|on|from|to) (a|the) wall\b/i, ['wall', 'sideWall', 'post', 'chair']],
  [
    'a ball',
    /\b(stability|swiss|exercise|medicine|soft|small|tennis|bosu) ball\b|\ba ball\b/i,
    ['ball', 'dome', 'roller'],
  ],
  ['a step', /(?<!half )\b(a|the) (low )?(step|stair)\b(?! (forward|backward|in front|back|to))/i, ['step']],
  [
    'a table or counter',
    /\b(on|at|over the edge of|beside|near|behind) (a|the) (table|counter|tabletop|countertop)\b/i,
    ['table', 'chair', 'wall', 'post'],
  ],
  ['a bench', /\b(flat|incline|decline|edge of a) bench\b|\bon a bench\b/i, ['bench', 'chair', 'table', 'step']],
  [
    'a towel or strap',
    /\b(hold|holding|loop|roll up|rolled|folded)\b[^.]*\b(towel|strap|belt)\b/i,
    ['towel', 'roller', 'bolster', 'band', 'pillow', 'stick'],
  ],
  ['a cane or stick', /\b(a|the) (cane|stick|wand|broomstick)\b/i, ['stick']],
].map(([thing, says, kinds]) => ({
  shows: `has ${thing as string}`,
  says: says as RegExp,
  where: 'text' as const,
  unless:
    /\b(if|as if)\b|within reach|\bor (against |beside |the back of )?(a|the) (\w+ )?(wall|chair|counter)|(wall|counter|chair|post) or\b|putty|plate level|read |side to a wall|step (forward|back)|\b(chair|wall|counter) (nearby|within reach)|assistive device/i,
  holds: hasProp(...(kinds as string[])),
}));
