import { Component, type ErrorInfo, type ReactNode } from 'react';
import { text } from '../i18n/text.ts';
import { page } from '../navigation/reload.ts';
import { monitoring } from '../telemetry/monitoring.ts';

/** The last screen (SHELL-25); both buttons load the application anew (SHELL-26, SHELL-27). */
export const FatalError = () => (
  <main className="alone" role="alert">
    <div className="alone-column">
      <h1>{text('fatal.title')}</h1>
      <div className="actions">
        <button type="button" className="button button-primary" onClick={() => page.loadAnew('/')}>
          {text('fatal.home')}
        </button>
        <button type="button" className="button button-secondary" onClick={() => page.reload()}>
          {text('fatal.reload')}
        </button>
      </div>
    </div>
  </main>
);

/** Catches what no screen could handle. */
export class FatalErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    monitoring.report(error, `Render failed${info.componentStack ?? ''}`);
  }

  override render() {
    return this.state.failed ? <FatalError /> : this.props.children;
  }
}
