import type { StoredModule } from '../../contract/scan-modules/scan-modules.ts';
import type { Clinic } from './clinics.ts';
import { createChance } from './random.ts';

type Outline = Pick<StoredModule, 'name' | 'subtitle' | 'isLocked' | 'assessments'>;

const plain = (...ids: string[]) => ids.map((id) => ({ id, nameOverride: null }));

const mobility: Outline = {
  name: 'Mobility',
  subtitle: 'Walking, standing up and turning',
  isLocked: false,
  assessments: [
    ...plain('AST-0009', 'AST-0011'),
    { id: 'AST-0018', nameOverride: 'Four-Meter Walk' },
    ...plain('AST-0024'),
  ],
};
const balance: Outline = {
  name: 'Balance',
  subtitle: 'Reach, stance and leg strength',
  isLocked: false,
  assessments: plain('AST-0001', 'AST-0019', 'AST-0020'),
};
const tremor: Outline = {
  name: 'Tremor',
  subtitle: 'Both hands, at rest and outstretched',
  isLocked: true,
  assessments: plain('AST-0050'),
};
const draft: Outline = { name: 'Trial Module', subtitle: 'Not in use yet', isLocked: true, assessments: [] };

const offered: Record<string, Outline[]> = {
  exer: [mobility, balance, tremor, draft],
  summit: [mobility, balance, tremor],
  harbor: [balance, tremor, mobility],
};

/** The scan modules that an organization offers, in its own order. */
export function demoModules({ key }: Clinic): StoredModule[] {
  const chance = createChance(`modules ${key}`);
  return (offered[key] ?? []).map((outline) => ({
    ...outline,
    id: chance.uuid(),
    imageName: 'Assessment',
    imageUrl: null,
  }));
}
