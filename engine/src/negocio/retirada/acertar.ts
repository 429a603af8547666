import type { Filtro } from '@martelo/shared/filtro';
import { comArmazenagemEm } from '@martelo/shared/pos-venda/armazenagem';
import type { ItemVenda, Venda } from '@martelo/shared/venda';
import { devagar } from '../../jobs/devagar.ts';
import { AGENDAMENTOS, ultimasRetiradas } from '../../leituras/registros/agendamento.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registro, Registros } from '../../records/records.ts';
import type { MudarVenda } from '../vendas/mudar.ts';
import { comoSeGuarda } from './armazenagem-devida.ts';
import type { GravarAgendamento } from './mudar-agendamento.ts';
import { agendaDe, type PatioDoLote, patiosDaMarca } from './patio-do-lote.ts';

interface Dependencias {
  registros: Registros;
  mudar: MudarVenda;
  gravar: GravarAgendamento;
  /** Unix ms. */
  agora(): number;
}

export interface AcertosDeRetirada {
  marcarRetirados(vendaUid: string, itens: readonly string[], em: string): Promise<void>;
  /** Pickups of what was undone or is taken are cancelled; what keeping each lot costs is what the sale says (P11, P21). */
  acertarRetiradas(vendaUid: string): Promise<void>;
  /** The same for each sale of whose lots a day costs. */
  acertarTodas(): Promise<void>;
  /** Whoever has not come a day after the slot did not come. */
  marcarAusente(agendamentoUid: string): Promise<void>;
}

const DIA_MS = 86_400_000;
const MOTIVO_DESFEITA = 'A compra foi desfeita.';
const MOTIVO_RETIRADO = 'O lote já saiu do pátio.';
const MOTIVO_MUDOU = 'A compra mudou: agende de novo, com o número de agora.';

const NAO_RETIRADAS: Filtro[][] = [
  [{ tipo: 'exata', campo: 'aba', valor: 'agRetirada' }],
  [
    { tipo: 'multipla', campo: 'situacao', valores: ['AguardandoPagamento', 'AguardandoValidacao'] },
    { tipo: 'existe', campo: 'retiradaEm', valor: false },
  ],
];

export function criarAcertosDeRetirada({ registros, mudar, gravar, agora }: Dependencias): AcertosDeRetirada {
  const vendas = registros.colecao(VENDAS);
  const agendamentos = registros.colecao(AGENDAMENTOS);

  /** What is held and has nothing more to wait for. */
  const cancelarInuteis = async (venda: Venda): Promise<void> => {
    const filtros = [
      { tipo: 'exata', campo: 'vendaUid', valor: venda.uid },
      { tipo: 'exata', campo: 'situacao', valor: 'AGENDADO' },
    ] as const;
    for await (const { uid, itens } of agendamentos.percorrer(SISTEMA, { filtros: [...filtros] })) {
      const motivo = porQueNaoEspera(
        venda,
        itens.map((item) => item.uid),
      );
      if (motivo === null) continue;
      await gravar.mudar({ acesso: SISTEMA }, uid, (antes) =>
        antes.situacao === 'AGENDADO' ? { ...antes, situacao: 'CANCELADO', motivo } : antes,
      );
    }
  };

  const cobrar = async (venda: Venda, patioDoLote: PatioDoLote): Promise<void> => {
    if (venda.encerramento !== null || !venda.itens.some(({ liberadoEm }) => liberadoEm)) return;
    const guardaDe = comoSeGuarda(await ultimasRetiradas(agendamentos, SISTEMA, [venda.uid]), patioDoLote);
    const em = new Date(agora()).toISOString();
    await mudar({ acesso: SISTEMA }, venda.uid, (atual) => comArmazenagemEm(atual, guardaDe, em));
  };

  return {
    async marcarRetirados(vendaUid, itens, em) {
      const saem = new Set(itens);
      await mudar({ acesso: SISTEMA }, vendaUid, (venda) =>
        venda.itens.some(({ uid, retiradaEm }) => saem.has(uid) && retiradaEm === null)
          ? {
              ...venda,
              itens: venda.itens.map((item) =>
                saem.has(item.uid) ? { ...item, retiradaEm: item.retiradaEm ?? em } : item,
              ),
            }
          : venda,
      );
    },
    async acertarRetiradas(vendaUid) {
      const venda = await vendas.obter(SISTEMA, vendaUid);
      if (venda === null) return;
      await cancelarInuteis(venda);
      await cobrar(venda, await patiosDaMarca(registros, venda.hotsiteId));
    },
    async acertarTodas() {
      const porMarca = new Map<number, PatioDoLote>();
      const acertar = async (venda: Registro<Venda>): Promise<void> => {
        const patioDoLote =
          porMarca.get(venda.hotsiteId) ?? (await patiosDaMarca(registros, venda.hotsiteId));
        porMarca.set(venda.hotsiteId, patioDoLote);
        const custa = ({ liberadoEm, patioNome }: ItemVenda): boolean => {
          const patio = patioDoLote(patioNome);
          return liberadoEm != null && patio !== null && agendaDe(patio).valorDia > 0;
        };
        if (venda.itens.some(custa)) await cobrar(venda, patioDoLote);
      };
      // Each by what finds it: of all that was ever paid hardly any waits to be fetched (P15).
      for (const filtros of NAO_RETIRADAS)
        for await (const venda of devagar(vendas.percorrer(SISTEMA, { filtros }))) await acertar(venda);
    },
    async marcarAusente(uid) {
      await gravar.mudar({ acesso: SISTEMA }, uid, (antes) =>
        antes.situacao === 'AGENDADO' && Date.parse(antes.fim) + DIA_MS <= agora()
          ? { ...antes, situacao: 'NAO_COMPARECEU' }
          : antes,
      );
    },
  };
}

/** Why a pickup of these items has nothing more to wait for; null while it has. It is booked by the purchase that they are in now. */
function porQueNaoEspera({ encerramento, itens }: Venda, dela: readonly string[]): string | null {
  if (encerramento !== null) return encerramento.juntadaEm == null ? MOTIVO_DESFEITA : MOTIVO_MUDOU;
  const achados = dela.map((uid) => itens.find((item) => item.uid === uid));
  if (achados.some((item) => item === undefined)) return MOTIVO_MUDOU;
  return achados.every((item) => item!.retiradaEm !== null) ? MOTIVO_RETIRADO : null;
}
