import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';

/** The sign-in page as the browser would draw it first; `usePath` says it is on `/user/login/`. */
export const renderSignIn = (): string => renderToString(<App />);
