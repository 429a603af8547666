import type { ConfiguracaoDeConversas } from '@martelo/shared/conversa/conversa.esquema';
import { acompanhar } from '../../acesso/porta/acompanhar.ts';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import type { Rota } from '../../api/rota.ts';
import { CONFIGURACOES_DE_CONVERSAS } from '../../casa/configuracao-de-conversas.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { criarAcharConversa } from './achar.ts';
import { criarConversasDaCasa } from './casa.ts';
import { type Conversas, criarConversas } from './conversas.ts';
import { criarEnviar } from './enviar.ts';
import { criarRecibos } from './recibos.ts';
import { rotasDasConversas } from './rotas.ts';
import { criarMensagens, type Mensagens } from './ver.ts';

export interface ConversasLigadas {
  conversas: Conversas;
  mensagens: Mensagens;
  rotas: Rota[];
  parar(): void;
}

interface Dependencias {
  registros: Registros;
  localizador: Localizador;
  nomeDoUsuario(usuUid: string): Promise<string>;
  quemTemPapel(hotsiteId: number, papel: string): Promise<{ uid: string; nome: string }[]>;
  exigirClienteDaMarca(hotsiteId: number, cliUid: string): Promise<void>;
  compartilhada: boolean;
  limites: boolean;
  /** Unix ms. */
  agora(): number;
}

export async function ligarConversas(deps: Dependencias): Promise<ConversasLigadas> {
  const { registros, compartilhada } = deps;
  const configuracoes = registros.colecao(CONFIGURACOES_DE_CONVERSAS);
  // Asked for every message: in memory, whoever writes it.
  const porMarca = await acompanhar({
    ...{ registros, compartilhada, colecao: CONFIGURACOES_DE_CONVERSAS.nome },
    async ler(): Promise<ReadonlyMap<number, ConfiguracaoDeConversas>> {
      const todas = configuracoes.percorrer(SISTEMA, { filtros: [SEM_REMOVIDOS] });
      return new Map((await Array.fromAsync(todas)).map((uma) => [uma.hotsiteId, uma]));
    },
  });
  const da = (hotsiteId: number) => porMarca.atual().get(hotsiteId);
  const comPublica = (hotsiteId: number) => da(hotsiteId)?.publica ?? false;

  const achar = criarAcharConversa({ ...deps, comPublica });
  const mensagens = criarMensagens(deps);
  const recibos = criarRecibos({ ...deps, achar });
  const enviar = criarEnviar({
    ...{ ...deps, achar, recibos, mensagens },
    palavrasDe: (hotsiteId) => da(hotsiteId)?.palavras ?? [],
  });
  const conversas = criarConversas({ registros, achar, enviar, recibos, mensagens });
  const casa = criarConversasDaCasa({ ...deps, mensagens });
  return {
    ...{ conversas, mensagens },
    rotas: rotasDasConversas({
      ...{ conversas, casa },
      respostasDe: (hotsiteId) => da(hotsiteId)?.respostas ?? [],
    }),
    parar: porMarca.parar,
  };
}
