/** What people call exercises that are named otherwise; both lists are of phrases, parted by commas. */
export interface Synonym {
  /** An exercise is meant if its name, or what it is described by, has every word of one of these, in any order. */
  of: string;
  /** What patients and clinicians call it, in the language of the list; `of` is English in every one. */
  called: string;
  /** Only exercises of this body target are meant. */
  target?: 'Shoulder' | 'Hip/Knee' | 'Torso/Core' | 'Elbow/Hand' | 'Ankle/Foot' | 'Neck' | 'Spine';
}
