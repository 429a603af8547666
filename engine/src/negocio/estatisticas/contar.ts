import type { EstatisticasPublicas } from '@martelo/shared/estatisticas';
import type { Consulta, Filtro } from '@martelo/shared/filtro';
import { LOTE_ACEITA_LANCES } from '@martelo/shared/lote-situacao';
import type { SituacaoVenda } from '@martelo/shared/venda';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { PATIOS } from '../../casa/patio.ts';
import { devagar } from '../../jobs/devagar.ts';
import type { IndiceLotes } from '../../leituras/busca/indice-lotes.ts';
import { LEILOES } from '../../leituras/registros/leilao.ts';
import { PARTICIPACOES } from '../../leituras/registros/participacao.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { filtrosDeAtivos } from '../../leituras/vistas/ativos.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registros } from '../../records/records.ts';

const VENDIDO: SituacaoVenda[] = ['AguardandoPagamento', 'AguardandoValidacao', 'Fechada'];

/** Counts a brand's numbers from the records, at half of the thread at most: bids go in between. `agora` in Unix ms. */
export async function contarEstatisticas(
  { registros, indice }: { registros: Registros; indice: IndiceLotes },
  hotsiteId: number,
  agora: number,
): Promise<EstatisticasPublicas> {
  const publico: Acesso = { tipo: 'anonimo', hotsiteId };
  const leiloes = registros.colecao(LEILOES);
  const total = async (lista: Promise<{ total: number }>) => (await lista).total;
  const um = (filtros: Filtro[]): Consulta => ({ filtros, pagina: 1, porPagina: 1 });
  const daMarca: Filtro = { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId };

  let [lotesVendidos, valorVendido] = [0, 0];
  const vendas = { filtros: [daMarca, { tipo: 'multipla', campo: 'situacao', valores: VENDIDO } as Filtro] };
  for await (const venda of devagar(registros.colecao(VENDAS).percorrer(SISTEMA, vendas))) {
    lotesVendidos += 1;
    valorVendido += venda.valorLance;
  }
  let licitantes = 0;
  const participacoes = registros.colecao(PARTICIPACOES);
  const clientes = registros.colecao(CLIENTES).percorrer(SISTEMA, { filtros: [daMarca] });
  for await (const { uid, ensaio } of devagar(clientes))
    if (!ensaio && (await participacoes.obterPor(SISTEMA, 'cliUid', uid)) !== null) licitantes += 1;

  const abertos: Filtro = { tipo: 'multipla', campo: 'situacao', valores: [...LOTE_ACEITA_LANCES] };
  return {
    lotesVendidos,
    valorVendido,
    licitantes,
    leiloesRealizados: await total(
      leiloes.listar(publico, um([{ tipo: 'exata', campo: 'situacao', valor: 'EXECUTADO' }])),
    ),
    leiloesAtivos: await total(leiloes.listar(publico, um(filtrosDeAtivos(agora)))),
    lotesAbertos: indice.buscar({ hotsite: hotsiteId, fixos: [abertos], pagina: 1, porPagina: 1 }).total,
    patios: await total(registros.colecao(PATIOS).listar(publico, um([]))),
    calculadasEm: new Date(agora).toISOString(),
  };
}
