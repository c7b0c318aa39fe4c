import { toSpanishStems } from './spelling.ts';
import type { SearchLanguage } from './search-entries.ts';

/** Other Spanish words for values of exercises; the values are English. */
const alsoCalled: Readonly<Record<string, string>> = {
  'Torso/Core': 'abdomen, barriga, vientre, abdominales, centro',
  Spine: 'espalda, espalda baja, lumbar, cintura, columna vertebral',
  Neck: 'cervical, nuca, cabeza',
  'Ankle/Foot': 'dedos del pie, talón, planta del pie',
  'Elbow/Hand': 'muñeca, dedos, antebrazo, brazo',
  Shoulder: 'brazo, omóplato, escápula',
  'Hip/Knee': 'pierna, muslo, pelvis, rótula',
  'Stretching/Mobility': 'estirar, flexibilidad',
  Mobility: 'movilidad, rango de movimiento, aflojar',
  Isometric: 'mantener, sostener, apretar',
  'Active/Dynamic': 'fuerza, fortalecer, fortalecimiento',
  Theraband: 'liga, goma, elástico',
  Weights: 'mancuerna, peso',
  Physioball: 'balón, pelota de ejercicio, fitball',
  Towel: 'sábana, cinturón, correa',
  Cane: 'palo, vara',
  Chair: 'banco, asiento',
  Supine: 'acostado, de espaldas, en la cama',
  Prone: 'sobre el abdomen, de panza',
  'Side Lying': 'de costado',
  Seated: 'sentada, en una silla',
  Quadruped: 'manos y rodillas, gatear',
  Standing: 'parado',
  Gastrocnemius: 'pantorrilla, gemelos, chamorro',
  Soleus: 'pantorrilla',
  Hamstrings: 'corva, parte de atrás del muslo',
  Quadriceps: 'muslo',
  'Gluteus Maximus': 'glúteo, nalga',
  'Gluteus Medius': 'glúteo',
  'Hip Adductors': 'ingle',
  Balance: 'balance, caídas',
};

/** Spanish words of the library; `translate` gives a value such as `Seated` in Spanish. */
export const createSpanishLanguage = (translate: (value: string) => string): SearchLanguage => ({
  toStems: toSpanishStems,
  translate,
  alsoCalled,
  saidOtherwise: {
    atr: 'prótesis de rodilla',
    lca: 'ligamento cruzado',
    ptr: 'prótesis de rodilla',
    ptc: 'prótesis de cadera',
  },
});
