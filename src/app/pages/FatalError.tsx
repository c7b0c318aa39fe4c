import { Component, type ErrorInfo, type ReactNode } from 'react';
import { translatePublic } from '../../ui/i18n/translatePublic.ts';
import { page } from '../../ui/navigation/reload.ts';
import { monitoring } from '../../ui/telemetry.ts';

/** The last resort (SHELL-25); both buttons reload the application (SHELL-26, SHELL-27). */
export const FatalError = () => (
  <main className="alone" role="alert">
    <div className="alone-column">
      <h1>{translatePublic('fatal.title')}</h1>
      <div className="actions">
        <button type="button" className="button button-primary" onClick={() => page.load('/')}>
          {translatePublic('fatal.home')}
        </button>
        <button type="button" className="button button-secondary" onClick={() => page.reload()}>
          {translatePublic('fatal.reload')}
        </button>
      </div>
    </div>
  </main>
);

/** Catches errors that no screen handles. */
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
