/** The house's side of a rehearsal, through the public calls alone. */
export interface Sessao {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

export class Casa {
  readonly url: string;
  readonly hotsite: string;

  constructor(url: string, hotsite: string) {
    this.url = url.replace(/\/+$/, '');
    this.hotsite = hotsite;
  }

  /** @throws Error with the platform's own sentence */
  async pedir<T>(metodo: string, caminho: string, corpo?: unknown, token?: string): Promise<T> {
    const resposta = await fetch(this.url + caminho, {
      method: metodo,
      headers: {
        hotsite: this.hotsite,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(corpo !== undefined && { 'content-type': 'application/json' }),
      },
      ...(corpo !== undefined && { body: JSON.stringify(corpo) }),
    });
    const lido = (await resposta.json().catch(() => ({}))) as { message?: string | string[] };
    if (!resposta.ok) throw new Error(`${metodo} ${caminho}: ${resposta.status} ${lido.message ?? ''}`);
    return lido as T;
  }

  /** A session that renews itself: gives a token that is still good for a minute. */
  async entrar(email: string, senha: string): Promise<() => Promise<string>> {
    const sessao = await this.pedir<Sessao>('POST', '/v1/auth/token', {
      email,
      senha,
      permanecerLogado: true,
    });
    return this.manter(sessao);
  }

  manter(sessao: Sessao): () => Promise<string> {
    let atual = Promise.resolve(sessao);
    let venceEm = Date.now() + sessao.expires_in * 1_000;
    return async () => {
      if (Date.now() > venceEm - 60_000) {
        venceEm = Number.POSITIVE_INFINITY;
        atual = atual.then(({ refresh_token }) =>
          this.pedir<Sessao>('POST', '/v1/auth/refresh', { refresh_token }),
        );
        venceEm = Date.now() + (await atual).expires_in * 1_000;
      }
      return (await atual).access_token;
    };
  }
}
