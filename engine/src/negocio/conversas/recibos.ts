import type { ReciboDeLeitura } from '@martelo/shared/conversa/conversa.esquema';
import { ErroMartelo } from '@martelo/shared/erros';
import { semCarimbos } from '../../records/campos.ts';
import { RevisaoDesatualizada, ValorEmUso } from '../../records/conflitos.ts';
import { autorDe } from '../../records/politica.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import type { AcharConversa } from './achar.ts';
import { ateDe, comMarca } from './marcas.ts';
import {
  atende,
  type ConversaGuardada,
  LEITURAS_DE_CONVERSA,
  type LeituraGuardada,
  MENSAGENS,
  uidDaLeitura,
} from './registro.ts';

interface Dependencias {
  registros: Registros;
  achar: AcharConversa;
  agora(): number;
}

export interface Recibos {
  /** That somebody got, or read, a message and all before it. @throws ErroMartelo NAO_ENCONTRADO of another chat's, SEM_PERMISSAO */
  receber(acesso: Acesso, recibo: ReciboDeLeitura): Promise<{ naoLidas: number }>;
  /** Who writes has read what stands before it. */
  leu(acesso: Acesso, conversa: ConversaGuardada, ordem: number): Promise<void>;
}

/** Two pages of one person send receipts at once: as often as this the later looks again. */
const TENTATIVAS = 5;

export function criarRecibos({ registros, achar, agora }: Dependencias): Recibos {
  const leituras = registros.colecao(LEITURAS_DE_CONVERSA);

  const marcar = async (
    acesso: Acesso,
    { uid: chatUid, hotsiteId, tipo }: ConversaGuardada,
    { ordem, lida }: { ordem: number; lida: boolean },
  ): Promise<LeituraGuardada> => {
    const leitorUid = autorDe(acesso);
    const uid = uidDaLeitura(chatUid, leitorUid);
    const nova = { ate: ordem, em: new Date(agora()).toISOString() };
    const comMais = (marcas: LeituraGuardada['lidas']) => [...comMarca(marcas, nova, tipo === 'CLIENTE')];
    for (let tentativa = 1; ; tentativa += 1) {
      const antes = await leituras.obter(acesso, uid);
      const base: LeituraGuardada = antes
        ? semCarimbos(antes)
        : { uid, hotsiteId, chatUid, leitorUid, daCasa: atende(acesso), recebidas: [], lidas: [] };
      const depois = {
        ...base,
        recebidas: comMais(base.recebidas),
        lidas: lida ? comMais(base.lidas) : base.lidas,
      };
      const mudou =
        ateDe(depois.recebidas) > ateDe(base.recebidas) || ateDe(depois.lidas) > ateDe(base.lidas);
      if (!mudou) return base;
      try {
        return antes === null
          ? await leituras.inserir(acesso, depois)
          : await leituras.salvar(acesso, depois, antes.revisao);
      } catch (erro) {
        const corrida = erro instanceof RevisaoDesatualizada || erro instanceof ValorEmUso;
        if (!corrida || tentativa === TENTATIVAS) throw erro;
      }
    }
  };

  return {
    async receber(acesso, { chatUid, mensagemUid, cliUid, dataLeitura }) {
      if (acesso.tipo === 'anonimo' || acesso.tipo === 'sistema') throw new ErroMartelo('NAO_AUTENTICADO');
      if (cliUid !== undefined && cliUid !== autorDe(acesso))
        throw new ErroMartelo('SEM_PERMISSAO', {}, 'Só quem lê confirma a própria leitura.');
      const conversa = await achar(acesso, { chatUid });
      const mensagem = await registros.colecao(MENSAGENS).obter(acesso, mensagemUid);
      if (mensagem?.chatUid !== chatUid) throw new ErroMartelo('NAO_ENCONTRADO');
      const { lidas } = await marcar(acesso, conversa, {
        ordem: mensagem.ordem,
        lida: dataLeitura !== undefined,
      });
      return { naoLidas: Math.max(0, conversa.ultima - ateDe(lidas)) };
    },
    async leu(acesso, conversa, ordem) {
      await marcar(acesso, conversa, { ordem, lida: true });
    },
  };
}
