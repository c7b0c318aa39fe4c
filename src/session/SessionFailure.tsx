import type { Problem } from '../../contract/problem.ts';
import { text } from '../i18n/text.ts';
import { page } from '../navigation/reload.ts';
import { leave } from './leave.ts';

/** The session could not be loaded (AUTH-56); after every try failed, what may be done about the network (AUTH-57). */
export const SessionFailure = ({ problem }: { problem: Problem }) => (
  <main className="alone" role="alert">
    <div className="alone-column">
      <h1>{text('session.title')}</h1>
      <p className="public-lead">{problem.status === 0 ? text('session.unreachable') : problem.message}</p>
      <div className="actions">
        <button type="button" className="button button-primary" onClick={() => page.reload()}>
          {text('fatal.reload')}
        </button>
        {problem.status !== 0 && (
          <button type="button" className="button button-secondary" onClick={() => void leave()}>
            {text('session.logOut')}
          </button>
        )}
      </div>
    </div>
  </main>
);
