import { CANAIS, ROTULOS_CANAL } from '@martelo/shared/avisos/canais';
import type {
  EscolhasEscritas,
  PreferenciasDeAvisos,
  PreferenciasEscrita,
} from '@martelo/shared/avisos/esquemas';
import { CODIGOS_EVENTO, type CodigoEvento, eventoDe } from '@martelo/shared/avisos/eventos';
import { nomesDe } from '@martelo/shared/avisos/modelo';
import { type Alcance, ligado } from '@martelo/shared/avisos/regra';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { SISTEMA } from '../records/acesso.ts';
import { mostrandoVersoes, RevisaoDesatualizada } from '../records/conflitos.ts';
import type { Acesso, Registro, Registros } from '../records/records.ts';
import { lerPessoa } from './pessoa.ts';
import { INSCRICOES, PREFERENCIAS, type Preferencias } from './registros.ts';
import type { Vozes } from './voz.ts';

type DoCliente = Extract<Acesso, { tipo: 'cliente' }>;

/** The words that somebody agrees to. */
export const textoDasNovidades = (marca: string): string =>
  `Quero receber convites e novidades da ${marca}. Posso mudar de ideia a qualquer momento, aqui ou no rodapé de cada mensagem.`;

export interface Escolhidas {
  escolhas: EscolhasEscritas;
  consente: boolean;
}

/** What clients chose to be told of. */
export function criarPreferencias(registros: Registros, vozes: Vozes, agora: () => number) {
  const colecao = registros.colecao(PREFERENCIAS);
  const inscricoes = registros.colecao(INSCRICOES);

  const alcanceDe = async (hotsiteId: number, cliUid: string | null, usuUid: string | null = null) => {
    const pessoa = await lerPessoa(registros, { hotsiteId, cliUid, usuUid });
    const alcance: Alcance = {
      email: pessoa?.email != null,
      emailConfirmado: pessoa?.emailConfirmado ?? false,
      telefone: pessoa?.telefone != null,
      telefoneConfirmado: pessoa?.telefoneConfirmado ?? false,
      inscricoes: cliUid === null ? 0 : await inscricoesDe(cliUid),
    };
    return { pessoa, alcance };
  };
  const inscricoesDe = async (cliUid: string): Promise<number> =>
    (
      await inscricoes.listar(SISTEMA, {
        ...{ filtros: [{ tipo: 'exata', campo: 'cliUid', valor: cliUid }], pagina: 1, porPagina: 1 },
        semTotal: true,
      })
    ).itens.length;

  const vista = async (marca: RegrasHotsite, cliUid: string): Promise<PreferenciasDeAvisos> => {
    const [guardadas, { alcance }, { configuracao }] = await Promise.all([
      colecao.obter(SISTEMA, cliUid),
      alcanceDe(marca.id, cliUid),
      vozes.de(marca),
    ]);
    const escolhas = guardadas?.escolhas ?? {};
    const oferece = (codigo: CodigoEvento, canal: (typeof CANAIS)[number]) =>
      eventoDe(codigo).sempre.includes(canal) || configuracao.canais[codigo]?.[canal] !== false;
    return {
      revisao: guardadas?.revisao ?? 0,
      novidades: {
        aceito: guardadas?.novidades != null,
        texto: guardadas?.novidades?.texto ?? textoDasNovidades(marca.nome),
        em: guardadas?.novidades?.em ?? null,
      },
      canais: CANAIS.map((canal) => {
        const falta = faltaEm(canal, alcance);
        return { canal, rotulo: ROTULOS_CANAL[canal], pronto: falta === null, falta };
      }),
      // What nobody may switch off anywhere, and what goes to the house, is no choice.
      eventos: CODIGOS_EVENTO.flatMap((evento) => {
        const declarado = eventoDe(evento);
        const canais = declarado.canais
          .filter((canal) => oferece(evento, canal))
          .map((canal) => ({
            canal,
            ligado: ligado(
              { codigo: evento, evento: declarado, escolhas, daMarca: configuracao.canais },
              canal,
            ),
            fixo: declarado.sempre.includes(canal),
          }));
        const ehEscolha = declarado.para !== 'interno' && canais.some(({ fixo }) => !fixo);
        const { grupo, marketing } = declarado;
        const { rotulo } = nomesDe(evento, marca.tipo);
        return ehEscolha ? [{ evento, rotulo, grupo, marketing, canais }] : [];
      }),
    };
  };

  /** As it is changed by whoever may; two at once are one after the other where no `revisao` was read. */
  const mudar = async (
    uid: string,
    hotsiteId: number,
    revisao: number | null,
    fazer: (antes: Omit<Preferencias, 'uid' | 'hotsiteId'>) => Partial<Preferencias>,
  ): Promise<void> => {
    const antes: Registro<Preferencias> | null = await colecao.obter(SISTEMA, uid);
    if (revisao !== null && revisao !== (antes?.revisao ?? 0)) throw new RevisaoDesatualizada();
    const base = { uid, hotsiteId, escolhas: antes?.escolhas ?? {}, novidades: antes?.novidades ?? null };
    const depois = { ...base, ...fazer(base) };
    const acesso: Acesso = { tipo: 'cliente', hotsiteId, cliUid: uid, papeis: [] };
    try {
      if (antes === null) await colecao.inserir(acesso, depois);
      else await colecao.salvar(acesso, depois, antes.revisao);
    } catch (erro) {
      if (!(erro instanceof ErroMartelo)) throw erro;
      if (revisao !== null && erro.codigo === 'JA_EXISTE') throw new RevisaoDesatualizada();
      if (revisao === null && CORRIDA.has(erro.codigo)) return mudar(uid, hotsiteId, revisao, fazer);
      throw erro;
    }
  };

  return {
    alcanceDe,
    vista,
    async de(cliUid: string | null): Promise<Escolhidas> {
      const guardadas = cliUid === null ? null : await colecao.obter(SISTEMA, cliUid);
      return { escolhas: guardadas?.escolhas ?? {}, consente: guardadas?.novidades != null };
    },
    /** CANAL_INDISPONIVEL, CANAL_OBRIGATORIO, REVISAO_DESATUALIZADA */
    async gravar(
      marca: RegrasHotsite,
      { cliUid }: DoCliente,
      escrita: PreferenciasEscrita,
      endereco: string,
    ) {
      exigirEscolhiveis(escrita.escolhas);
      const em = new Date(agora()).toISOString();
      const consentimento = { texto: textoDasNovidades(marca.nome), em, endereco: endereco.slice(0, 60) };
      const ler = () => vista(marca, cliUid);
      await mostrandoVersoes(escrita, ler, () =>
        mudar(cliUid, marca.id, escrita.revisao, ({ escolhas, novidades }) => ({
          escolhas: juntar(escolhas, escrita.escolhas),
          novidades:
            escrita.novidades === undefined
              ? novidades
              : escrita.novidades
                ? (novidades ?? consentimento)
                : null,
        })),
      );
      return ler();
    },
    /** One choice, by who holds a letter's address. */
    escolher: (cliUid: string, hotsiteId: number, escolha: EscolhasEscritas) =>
      mudar(cliUid, hotsiteId, null, ({ escolhas }) => ({ escolhas: juntar(escolhas, escolha) })),
  };
}
export type PreferenciasDosClientes = ReturnType<typeof criarPreferencias>;

const CORRIDA: ReadonlySet<string> = new Set(['REVISAO_DESATUALIZADA', 'JA_EXISTE']);

const juntar = (antes: EscolhasEscritas, novas: EscolhasEscritas): EscolhasEscritas => ({
  ...antes,
  ...Object.fromEntries(
    Object.entries(novas).map(([codigo, escolha]) => [
      codigo,
      { ...antes[codigo as CodigoEvento], ...escolha },
    ]),
  ),
});

function exigirEscolhiveis(escolhas: EscolhasEscritas): void {
  for (const [codigo, escolha] of Object.entries(escolhas))
    for (const [canal, liga] of Object.entries(escolha ?? {})) {
      const { canais, sempre, para } = eventoDe(codigo as CodigoEvento);
      if (para === 'interno' || !canais.includes(canal as never)) throw new ErroMartelo('CANAL_INDISPONIVEL');
      if (!liga && sempre.includes(canal as never)) throw new ErroMartelo('CANAL_OBRIGATORIO');
    }
}

function faltaEm(
  canal: (typeof CANAIS)[number],
  alcance: Alcance,
): 'endereco' | 'confirmacao' | 'aparelho' | null {
  switch (canal) {
    case 'sino':
      return null;
    case 'push':
      return alcance.inscricoes > 0 ? null : 'aparelho';
    case 'email':
      return !alcance.email ? 'endereco' : alcance.emailConfirmado ? null : 'confirmacao';
    case 'sms':
    case 'whatsapp':
      return !alcance.telefone ? 'endereco' : alcance.telefoneConfirmado ? null : 'confirmacao';
  }
}
