import { consoleMessage } from '../contract/platform/form-messages.ts';
import type { Language } from '../contract/platform/languages.ts';
import { renderOutcomePdf, type OutcomePdf } from '../contract/reports/pdf-export.ts';
import { createProblem, isProblem, type Problem } from '../contract/platform/error.ts';
import { call } from './client.ts';
import { postExternal } from './external.ts';

/**
 * The PDF of an outcome, whose texts are in `language`, by the render service of our own or by the external one at `service` (API-32, RISK-62). Never
 * throws: an external service that answers anything but a file is a problem as well.
 */
export async function renderOutcome(
  document: OutcomePdf,
  service: string | undefined,
  language: Language,
): Promise<Blob | Problem> {
  if (!service) return call(renderOutcomePdf, { query: { language }, body: document });
  const answer = await postExternal(service, document);
  if (isProblem(answer)) return answer;
  if (!(answer instanceof Blob)) return createProblem(consoleMessage('service.answerNoFile'), 0);
  // Whatever a service calls its answer, it is opened as nothing but a document.
  return new Blob([answer], { type: 'application/pdf' });
}
