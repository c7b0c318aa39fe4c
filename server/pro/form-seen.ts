import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { SurveyDefinition, SurveyResponse } from '../../contract/pro-webhook.ts';
import { definitionAfter } from '../../domain/pro/survey-fields.ts';
import type { Tx } from '../db/database.ts';
import { proForms } from '../db/schema/index.ts';

/** A registered form with the questions that are known of it. */
export interface KnownForm {
  title: string;
  definition: SurveyDefinition | null;
}

/**
 * The registered form that a signed delivery is about, or null. The delivery shows that the form's webhook works
 * (APRO-04 `Confirmed`) and how the form is worded now; both are written down.
 */
export async function formSeen(tx: Tx, response: SurveyResponse): Promise<KnownForm | null> {
  const [form] = await tx.select().from(proForms).where(eq(proForms.id, response.form_id));
  if (!form) return null;
  const before = form.definition as SurveyDefinition | null;
  const { definition: delivered } = response;
  const seen = {
    title: delivered?.title || form.title,
    definition: delivered ? definitionAfter(before, delivered) : before,
    hasExerWebhookEnabled: true,
  };
  // Deliveries that say nothing new do not wait for each other.
  const { title, definition, hasExerWebhookEnabled } = form;
  if (!isDeepStrictEqual(seen, { title, definition, hasExerWebhookEnabled }))
    await tx.update(proForms).set(seen).where(eq(proForms.id, form.id));
  return seen;
}
