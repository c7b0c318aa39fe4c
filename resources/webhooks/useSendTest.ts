import { useNotify } from 'react-admin';
import { isProblem } from '../../contract/platform/error.ts';
import { sendTestEvent } from '../../contract/webhooks/webhooks.ts';
import { useCaller } from '../../src/ui/useCall.ts';

/** Sends a test event; `onSent` shows what becomes of it. */
export function useSendTest(onSent: (id: number) => void) {
  const call = useCaller();
  const notify = useNotify();
  return async (id: number): Promise<void> => {
    const answer = await call(sendTestEvent, { params: { id } });
    if (isProblem(answer)) {
      notify(answer.message || 'webhooks.notDone', { type: 'error' });
      return;
    }
    notify('webhooks.testSent', { type: 'success' });
    onSent(id);
  };
}
