import { and, eq, sql } from 'drizzle-orm';
import { addProducts } from '../../contract/plan-of-care.ts';
import { todayIn } from '../../domain/calendar.ts';
import { addedProductProblems, productsAdded, productsWith } from '../../domain/plan-details.ts';
import { planAction } from '../../domain/plan-of-care.ts';
import { refreshAttention } from '../attention/refresh-attention.ts';
import { patients } from '../db/schema/index.ts';
import { conflict } from '../http/refusal.ts';
import { checkAddedProducts, inviteNewcomer } from './added-products.ts';
import { patientNamed, patientToChange, refuse, searched, storedPatient } from './patient-change.ts';
import { presentPatient } from './patient-presenter.ts';
import { withoutDuplicates } from './patient-references.ts';
import { inSight } from './patient-rows.ts';
import type { Routes } from './index.ts';

export const patientProductRoutes: Routes = (served) => {
  served.acting(addProducts, async ({ tx, scope, actor, now, params, body, version }) => {
    const reader = { tx, scope, actor, now };
    const row = await patientToChange(reader, params.id, version);
    const today = todayIn(row.location.timezone, now);
    if (planAction(row.plans, today) === 'NEW_PLAN')
      throw conflict('A discharged patient gets products with a new plan of care.');
    const stored = storedPatient(row);
    if (productsAdded(stored.products, body.products).length === 0)
      throw conflict('The patient already has this product.');
    checkAddedProducts(actor, stored, body.products);
    // A side that was never asked for says nothing: only a Health patient's empty one is `N/A` (OPEN-057).
    const side = stored.injuredSideOfBody ?? (stored.products.includes('HEALTH') ? null : undefined);
    refuse(addedProductProblems({ ...stored, injuredSideOfBody: side }, body, today));
    const { products, ...fields } = body;
    await withoutDuplicates(
      tx
        .update(patients)
        .set({
          ...fields,
          ...searched(row, fields),
          products: productsWith(stored.products, products),
          version: row.version + 1,
          updatedAt: sql`now()`,
        })
        .where(and(inSight(scope), eq(patients.id, row.id))),
    );
    await refreshAttention(tx, scope, [row.id], now);
    const record = presentPatient(await patientNamed(reader, row.id), reader);
    await inviteNewcomer(reader, row, record);
    return record;
  });
};
