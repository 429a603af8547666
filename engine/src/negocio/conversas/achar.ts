import type { AlvoDaConversa } from '@martelo/shared/conversa/conversa.esquema';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Localizador } from '../../leituras/localizador.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import {
  CONVERSAS,
  type ConversaGuardada,
  TODOS,
  uidDaConversaDoLote,
  uidDaConversaPublica,
} from './registro.ts';

export interface Dependencias {
  registros: Registros;
  localizador: Pick<Localizador, 'vista' | 'vistaDoLeilao'>;
  /** Whether every auction of a brand has a public chat. */
  comPublica(hotsiteId: number): boolean;
  agora(): number;
}

/**
 * Finds the chat somebody means, for who may read it; one that nobody has spoken in yet is as it would begin. @throws ErroMartelo
 * NAO_ENCONTRADO, LOTE_NAO_ENCONTRADO, LEILAO_NAO_ENCONTRADO, NAO_AUTENTICADO, SEM_PERMISSAO
 */
export type AcharConversa = (acesso: Acesso, alvo: AlvoDaConversa) => Promise<ConversaGuardada>;

export function criarAcharConversa({
  registros,
  localizador,
  comPublica,
  agora,
}: Dependencias): AcharConversa {
  const conversas = registros.colecao(CONVERSAS);
  const nova = (campos: Omit<ConversaGuardada, keyof typeof COMECO | 'ultimaEm'>): ConversaGuardada => ({
    ...campos,
    ...COMECO,
    ultimaEm: new Date(agora()).toISOString(),
  });

  const doLote = async (acesso: Acesso, lelUid: string): Promise<ConversaGuardada> => {
    if (acesso.tipo !== 'cliente')
      throw acesso.tipo === 'anonimo'
        ? new ErroMartelo('NAO_AUTENTICADO')
        : new ErroMartelo('SEM_PERMISSAO', { papeis: 'Clientes' });
    const { hotsiteId, cliUid } = acesso;
    const uid = uidDaConversaDoLote(hotsiteId, lelUid, cliUid);
    const achada = await conversas.obter(acesso, uid);
    if (achada !== null) return achada;
    const { estado, lote } = await localizador.vista(acesso, lelUid);
    return nova({
      ...{ uid, hotsiteId, tipo: 'CLIENTE', leitor: cliUid, cliUid },
      ...{ leiUid: estado.leilao.uid, lelUid: lote.uid, assunto: lote.dados.nome },
    });
  };

  /** Of an auction that one may see, where the brand has them or somebody opened this one. */
  const publica = async (acesso: Acesso, leiUid: string): Promise<ConversaGuardada> => {
    if (acesso.tipo === 'sistema') throw new ErroMartelo('SEM_PERMISSAO');
    const { hotsiteId } = acesso;
    const { leilao } = await localizador.vistaDoLeilao(acesso, leiUid);
    const uid = uidDaConversaPublica(hotsiteId, leilao.uid);
    const achada = await conversas.obter(acesso, uid);
    if (achada !== null) return achada;
    if (!comPublica(hotsiteId)) throw new ErroMartelo('NAO_ENCONTRADO');
    return nova(comecoDaPublica(hotsiteId, leilao));
  };

  return async (acesso, { chatUid, lelUid, leiUid }) => {
    if (lelUid !== undefined) return doLote(acesso, lelUid);
    if (leiUid !== undefined) return publica(acesso, leiUid);
    const achada = await conversas.obter(acesso, chatUid!);
    if (achada === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return achada.tipo === 'PUBLICA' ? publica(acesso, achada.leiUid) : achada;
  };
}

const COMECO = {
  ...{ fechada: false, responsavelUid: null, ultima: 0, trecho: '', espera: false },
} satisfies Partial<ConversaGuardada>;

const comecoDaPublica = (hotsiteId: number, { uid: leiUid, nome }: { uid: string; nome: string }) => ({
  uid: uidDaConversaPublica(hotsiteId, leiUid),
  ...{ hotsiteId, tipo: 'PUBLICA' as const, leitor: TODOS, cliUid: null, leiUid, lelUid: null },
  assunto: nome,
});

/** An auction's public chat as it is before anything was said in it. */
export const publicaNova = (
  hotsiteId: number,
  leilao: { uid: string; nome: string },
  agora: number,
): ConversaGuardada => ({
  ...comecoDaPublica(hotsiteId, leilao),
  ...COMECO,
  ultimaEm: new Date(agora).toISOString(),
});
