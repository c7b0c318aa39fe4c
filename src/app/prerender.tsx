import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';

/** The prerendered sign-in page; `usePath` returns `/user/login/` on the server. */
export const renderSignIn = (): string => renderToString(<App />);
