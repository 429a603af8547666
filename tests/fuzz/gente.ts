import type { Servico } from './chamadas.ts';
import { enviar, type Pedido } from './pedido.ts';

/** Everybody that the fuzz asks as. */
export const PESSOAS = [
  'anonimo',
  'adm',
  'mkt',
  'leiloeiro',
  'acerto',
  'comitente',
  'cliente1',
  'servico',
] as const;
export type Quem = (typeof PESSOAS)[number];
type Sessao = { token: string; painel: string };

/** Sessions of the demo accounts, made anew when something ended them. */
export class Gente {
  readonly #opcoes;
  readonly #sessoes = new Map<Quem, Promise<Sessao>>();

  constructor(opcoes: {
    bases: Record<Servico, string>;
    senha: string;
    segredoServico: string;
    host: string;
  }) {
    this.#opcoes = opcoes;
  }

  /** The headers with which this person asks this service. */
  async cabecalhos(quem: Quem, servico: Servico, caminho: string): Promise<Record<string, string>> {
    const { bases, host, segredoServico } = this.#opcoes;
    const comuns = { hotsite: 'leilo', host, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Fuzz/1' };
    if (quem === 'anonimo') return comuns;
    if (quem === 'servico') return { ...comuns, 'x-martelo-servico': segredoServico };
    const { token, painel } = await this.#sessao(quem);
    if (servico === 'cms' && !caminho.startsWith('/v1'))
      return { ...comuns, cookie: painel, origin: bases.cms.replace('127.0.0.1', 'localhost') };
    if (servico === 'storefront')
      return { ...comuns, cookie: token && `martelo_acesso=${token}`, origin: `http://${host}` };
    return { ...comuns, ...(token && { authorization: `Bearer ${token}` }) };
  }

  async token(quem: Quem): Promise<string> {
    return quem === 'anonimo' || quem === 'servico' ? '' : (await this.#sessao(quem)).token;
  }

  /** Whose session is over gets another; false when they cannot get one any more. */
  async conferir(quem: Quem): Promise<boolean> {
    if (quem === 'anonimo' || quem === 'servico') return true;
    const { token } = await this.#sessao(quem);
    const eu = await enviar(this.#opcoes.bases.engine, {
      metodo: 'GET',
      caminho: '/v1/auth/eu',
      cabecalhos: { hotsite: 'leilo', authorization: `Bearer ${token || 'x'}` },
      corpo: null,
    });
    if (eu.status === 200) return true;
    this.#sessoes.delete(quem);
    return (await this.#sessao(quem)).token !== '';
  }

  #sessao(quem: Quem): Promise<Sessao> {
    const feita = this.#sessoes.get(quem) ?? this.#entrar(quem);
    this.#sessoes.set(quem, feita);
    return feita;
  }

  async #entrar(quem: Quem): Promise<Sessao> {
    const { bases, senha } = this.#opcoes;
    const credenciais = { email: `${quem}@demo.martelo`, senha };
    const motor = await enviar(
      bases.engine,
      post('/v1/auth/token', { ...credenciais, permanecerLogado: false }),
    );
    const painel = await enviar(bases.cms, {
      ...post('/api/usuarios/sso', credenciais),
      cabecalhos: {
        'content-type': 'application/json',
        host: new URL(bases.cms).host.replace('127.0.0.1', 'localhost'),
        origin: bases.cms.replace('127.0.0.1', 'localhost'),
      },
    });
    return {
      token: motor.status === 200 ? (JSON.parse(motor.corpo) as { access_token: string }).access_token : '',
      painel: (painel.cabecalhos['set-cookie'] ?? []).map((um) => um.split(';')[0]).join('; '),
    };
  }
}

const post = (caminho: string, corpo: object): Pedido => ({
  metodo: 'POST',
  caminho,
  cabecalhos: { 'content-type': 'application/json', hotsite: 'leilo' },
  corpo: Buffer.from(JSON.stringify(corpo)),
});
