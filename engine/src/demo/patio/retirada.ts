import { ESTADIAS } from '../../casa/estadia.ts';
import { AGENDAMENTOS } from '../../leituras/registros/agendamento.ts';
import { LOTES } from '../../leituras/registros/lote.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { estadiaDemo, noPortaoDe, patioDemo, slotDemo, veiculoDemo } from './entradas.ts';
import { VEICULOS_DEMO } from './plano.ts';
import type { Portas } from './portas.ts';
import { sairDemo } from './saidas.ts';

const CHAVE = 'demo-retirada';
const QUEM_LEVA = {
  ...{
    devolucaoNome: 'Nelson Prates',
    devolucaoTipoDoc: 'CNH',
    devolucaoDoc: '03367812245',
    foraDoDia: true,
  },
};

/**
 * Of a finished auction one lot that is paid leaves its yard: its buyer books the pickup, shows the code at the gate, and takes it. Goes on where it
 * was cut short; what people made of it since is left alone.
 */
export async function retirarUmDemo(portas: Portas, leiUid: string): Promise<void> {
  const { registros } = portas;
  // The first of them is the one that the demo pays.
  const { itens } = await registros.colecao(VENDAS).listar(SISTEMA, {
    filtros: [{ tipo: 'exata', campo: 'leiUid', valor: leiUid }],
    ordem: { campo: 'id', tipoOrdenacao: 'asc', tipoCampo: 'long' },
    ...{ pagina: 1, porPagina: 1, semTotal: true },
  });
  const [venda] = itens;
  if (venda?.situacao !== 'Fechada') return;
  const { cliUid, hotsiteId } = venda;
  const [item] = venda.itens;
  const lote = item && (await registros.colecao(LOTES).obter(SISTEMA, item.lelUid));
  const placa = lote?.dados.veiculo?.placa;
  const um = VEICULOS_DEMO.find((deles) => deles.placa === placa && deles.hotsiteId === hotsiteId);
  const veiculo = um === undefined ? null : await veiculoDemo(portas, um);
  const estadia = veiculo === null ? null : await estadiaDemo(portas, veiculo);
  if (item === undefined || um === undefined || estadia === null) return;
  const quem = await noPortaoDe(um, portas);
  if (estadia.situacao === 'ABERTA') {
    const acesso = { tipo: 'cliente', hotsiteId, cliUid, papeis: [] } as const;
    const comprador = { ...quem, acesso };
    const ja = await registros.colecao(AGENDAMENTOS).obter(SISTEMA, portas.uidDe(comprador, CHAVE));
    if (ja !== null && ja.situacao !== 'AGENDADO') return;
    const patio = await patioDemo(portas, um.patio);
    const inicio = ja?.inicio ?? slotDemo(patio, portas.agora(), 0);
    const { codigo } = await portas.chamar(comprador, `/v1/cliente/compras/${venda.uid}/retirada`, {
      ...{ corpo: { itens: [item.uid], patUid: patio.uid, inicio }, chave: CHAVE },
    });
    const liberar = { de: 'ABERTA', corpo: { para: 'COMPRADOR', codigo } };
    await portas.agir(quem, ESTADIAS as never, estadia.uid, 'liberarSaida', liberar);
  }
  await sairDemo(portas, um, estadia.uid, QUEM_LEVA);
}
