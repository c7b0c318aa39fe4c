/**
 * Takes away the cookies by which the chat service would know a person again for a week, also where the chat was opened by an
 * earlier page and is not here to do so itself. It keeps them for the widest domain that it may.
 */
export function forgetChatCookies(): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)];
  for (const [name] of document.cookie.matchAll(/\bintercom-[^=;\s]+/g))
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}
