import { noEstoque } from '@martelo/shared/estoque-preparo';
import type { Filtro } from '@martelo/shared/filtro';
import { SITUACOES_VEICULO } from '@martelo/shared/veiculo-situacao';
import { z } from 'zod';
import type { Chaves } from '../../acesso/identidade/chaves.ts';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import type { Rota } from '../../api/rota.ts';
import { ESTADIAS } from '../../casa/estadia.ts';
import { DIAS_DEPOIS } from '../../casa/quem-ve-veiculos.ts';
import { REMOCOES } from '../../casa/remocao.ts';
import type { ServicosDoVeiculo } from '../../casa/servicos-do-veiculo.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import type { Files } from '../../files/files.ts';
import type { Fila } from '../../jobs/fila.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { LoteDoVeiculo } from '../../leituras/lote-do-veiculo.ts';
import { ACERTAR_VEICULO } from '../../leituras/projecoes/veiculo.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { criarCustodia } from '../custodia/anotar.ts';
import { rotasDaCustodia } from '../custodia/rotas.ts';
import type { Ocupacao } from '../estoque/ocupacao.ts';
import { rotasDoEstoqueAtual } from '../estoque/patios.ts';
import { ligarConsultaDaFipe } from '../fipe/consulta.ts';
import { criarFonteDaFipe } from '../fipe/fonte.ts';
import { rotasDaFipe } from '../fipe/rotas.ts';
import { valorNaFipe } from '../fipe/valor.ts';
import { rotaDosLotesDoVeiculo } from './lotes.ts';
import { criarAcertarSituacao } from './situacao.ts';

interface Dependencias {
  registros: Registros;
  localizador: Localizador;
  loteDoVeiculo: LoteDoVeiculo;
  leitura: Leitura;
  ocupacao: Ocupacao;
  arquivos: Files;
  fila: Fila;
  chaves: Pick<Chaves, 'assinar'>;
  /** Origin of where the FIPE table is asked; null: nowhere. */
  fipeUrl: string | null;
  /** Resolves when what follows from the log is in the records. */
  emDia(): Promise<void>;
  /** And of sales, that they are what their lots have become. */
  vendasEmDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
}

/** Once in an installation: what stood in the yards before vehicles said what they wait for (decision 568). */
const PREPARAR_ESTOQUE = 'preparar-estoque';
/** And what is, is expected or was of late at a yard before vehicles said whose people see them (decision 573). */
const MOSTRAR_AOS_PATIOS = 'mostrar-veiculos-aos-patios';

const carga = z.object({ veiUid: z.guid() });

/** What is known of vehicles beside their own records: their custody, and where they stand. */
export function ligarVeiculos(deps: Dependencias): {
  rotas: Rota[];
  servicos: Pick<
    ServicosDoVeiculo,
    'anotarNaCustodia' | 'acertarSituacaoDoVeiculo' | 'comPlacaNova' | 'valorNaFipe'
  >;
  /** What is done once; after the queue has begun. */
  iniciar(): Promise<void>;
} {
  const { registros, localizador, chaves, fila, ocupacao, arquivos, agora, fipeUrl } = deps;
  const fonte = fipeUrl === null ? null : criarFonteDaFipe({ url: fipeUrl, agora });
  const custodia = criarCustodia(registros, agora);
  const acertar = criarAcertarSituacao(deps);
  fila.registrar(PREPARAR_ESTOQUE, async () => {
    const filtros: Filtro[] = [
      { tipo: 'lista', campo: 'situacao', valores: SITUACOES_VEICULO.filter(noEstoque) },
      { tipo: 'existe', campo: 'preparo', valor: false },
      SEM_REMOVIDOS,
    ];
    for await (const { uid } of registros.colecao(VEICULOS).percorrer(SISTEMA, { filtros }))
      await acertar(uid);
  });
  fila.registrar(MOSTRAR_AOS_PATIOS, async () => {
    const desde = new Date(agora() - DIAS_DEPOIS * 86_400_000).toISOString();
    const deEstadias: Filtro[][] = [
      [{ tipo: 'lista', campo: 'situacao', valores: ['PREVISTA', 'ABERTA', 'EM_SAIDA'] }],
      [{ tipo: 'range', campo: 'diaFim', min: desde }],
    ];
    const vistos = new Set<string>();
    for (const filtros of deEstadias)
      for await (const { veiUid } of registros.colecao(ESTADIAS).percorrer(SISTEMA, { filtros }))
        vistos.add(veiUid);
    const abertas: Filtro[] = [{ tipo: 'existe', campo: 'chaveAberta', valor: true }];
    for await (const { veiUid } of registros.colecao(REMOCOES).percorrer(SISTEMA, { filtros: abertas }))
      if (veiUid !== null) vistos.add(veiUid);
    for (const veiUid of vistos) await acertar(veiUid);
  });
  fila.registrar(ACERTAR_VEICULO, (bruta) => acertar(carga.parse(bruta).veiUid));
  const comPlacaNova: ServicosDoVeiculo['comPlacaNova'] = async ({ uid, placa }, gravar) => {
    const lotes = await ocupacao.lotesCom(uid);
    return lotes.length === 0
      ? gravar()
      : ocupacao.ocupar(
          lotes.map((lote) => ({ ...lote, veiUid: uid, placa, placaNova: true as const })),
          gravar,
        );
  };
  return {
    rotas: [
      ...rotasDaCustodia({ registros, localizador, custodia, chaves }),
      ...rotasDoEstoqueAtual({ registros, arquivos, agora }),
      ...rotasDaFipe(registros),
      rotaDosLotesDoVeiculo({ ...deps, emDia: deps.vendasEmDia }),
      ...ligarConsultaDaFipe({ registros, fonte, fila, agora }),
    ],
    async iniciar() {
      for (const nome of [PREPARAR_ESTOQUE, MOSTRAR_AOS_PATIOS])
        await fila.enfileirar({ nome, chave: nome, carga: {} });
    },
    servicos: {
      ...{ anotarNaCustodia: custodia.anotar, acertarSituacaoDoVeiculo: acertar, comPlacaNova },
      valorNaFipe: (veiculo) => valorNaFipe(fonte, veiculo),
    },
  };
}
