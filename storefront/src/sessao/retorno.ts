/** Where a login may lead back to: a page of this site. Anything else becomes `padrao`: no open redirect, no loop. */
export function retornoSeguro(valor: unknown, padrao = '/'): string {
  if (typeof valor !== 'string' || valor.length > 2_000 || !/^\/(?![/\\])/.test(valor)) return padrao;
  // Control characters and backslashes are what browsers normalise into something else.
  if (/\p{Cc}|\\/u.test(valor)) return padrao;
  let url: URL;
  try {
    url = new URL(valor, 'http://site.invalid');
  } catch {
    return padrao;
  }
  if (url.origin !== 'http://site.invalid' || url.pathname.startsWith('//')) return padrao;
  if (/^\/(login|sair|cadastro|api)(\/|$)/.test(url.pathname)) return padrao;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Why somebody is on the login page: said there in words (spec 5 and 8). */
export const MOTIVOS = {
  login: 'Efetuar login para acessar esta página',
  necessario: 'Necessário fazer login para acessar esta página',
  inatividade: 'Sua sessão foi encerrada por inatividade. Entre novamente para continuar.',
  expirada: 'Sua sessão terminou. Entre novamente para continuar.',
  saiu: 'Você saiu da sua conta.',
  'senha-nova': 'Senha alterada. Entre com a nova.',
  'fator-ativo': 'Verificação em duas etapas ativada. Entre de novo, agora com o código do aplicativo.',
  'fator-desligado': 'Verificação em duas etapas desligada. Entre de novo para continuar.',
  cadastro:
    'Recebemos seu cadastro. Entre com o e-mail e a senha que você informou; se já tinha uma conta, enviamos a ela um e-mail com o que fazer.',
} as const;
export type Motivo = keyof typeof MOTIVOS;

export const ehMotivo = (texto: unknown): texto is Motivo =>
  typeof texto === 'string' && Object.hasOwn(MOTIVOS, texto);

/** The login page's address with the reason and the way back. */
export function caminhoDoLogin(motivo: Motivo, retorno: string): string {
  const seguro = retornoSeguro(retorno);
  const busca = new URLSearchParams({ motivo, ...(seguro === '/' ? {} : { retorno: seguro }) });
  return `/login?${busca}`;
}
