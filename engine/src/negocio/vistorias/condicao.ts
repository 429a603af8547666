import { caminhoDaFotoEnviada } from '@martelo/shared/endereco-de-foto';
import { ErroMartelo } from '@martelo/shared/erros';
import { desenhoDoVeiculo } from '@martelo/shared/vistorias/desenho';
import { type CondicaoDoLote, condicaoDoLote } from '@martelo/shared/vistorias/esquema';
import { itensDetalhadosDe, type Marca, NO_LOTE } from '@martelo/shared/vistorias/itens';
import { paramsUid } from '../../api/comando.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { RESPOSTAS_DE_VISTORIA, respostasDa } from '../../casa/respostas-da-vistoria.ts';
import type { VistoriaGuardada } from '../../casa/servicos-das-vistorias.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { categoriasDaVersao } from '../../casa/versao-do-tipo-de-vistoria.ts';
import { VISTORIAS } from '../../casa/vistoria.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { LoteDoVeiculo } from '../../leituras/lote-do-veiculo.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registros } from '../../records/records.ts';

interface Dependencias {
  registros: Registros;
  localizador: Localizador;
  loteDoVeiculo: LoteDoVeiculo;
}

/** What whoever sees a lot is shown of its vehicle's condition: the newest inspection that the house has put there, and of that what names nobody. */
export function criarCondicao({ registros, localizador, loteDoVeiculo }: Dependencias) {
  const vistorias = registros.colecao(VISTORIAS);

  /** The newest that is done, if the house shows it: one that is hidden, or newer and not looked at, brings no older one back. */
  async function mostrada(veiUid: string): Promise<VistoriaGuardada | null> {
    const filtros = [
      { tipo: 'exata', campo: 'veiUid', valor: veiUid } as const,
      { tipo: 'exata', campo: 'situacao', valor: 'Realizada' } as const,
    ];
    const ordem = { campo: 'realizadaEm', tipoOrdenacao: 'desc', tipoCampo: 'date' } as const;
    const { itens } = await vistorias.listar(SISTEMA, {
      filtros,
      ordem,
      pagina: 1,
      porPagina: 1,
      semTotal: true,
    });
    const [nova] = itens;
    return nova === undefined || nova.noLoteDesde === null ? null : (nova as VistoriaGuardada);
  }

  async function doLote(acesso: Acesso, lelUid: string): Promise<VistoriaGuardada | null> {
    const { estado, lote } = await localizador.vista(acesso, lelUid);
    const veiUid = lote.dados.veiculo?.uid;
    const veiculo = veiUid === undefined ? null : await registros.colecao(VEICULOS).obter(SISTEMA, veiUid);
    // Who typed the uid of another brand's vehicle has not got it.
    if (veiculo === null || !estado.leilao.hotsites.includes(veiculo.hotsiteId)) return null;
    return mostrada(veiculo.uid);
  }

  async function condicao(vistoria: VistoriaGuardada): Promise<CondicaoDoLote> {
    const { categorias, pneus } = await respondidos(registros, vistoria);
    return {
      ...{ tipoNome: vistoria.tipoNome, realizadaEm: vistoria.realizadaEm!, pneus },
      categorias: categorias.flatMap(({ nome, itens }) => {
        const vistos = itens.flatMap(
          ({ item, desenho, valor }): CondicaoDoLote['categorias'][number]['itens'] => {
            if (!NO_LOTE.has(item.tipo)) return [];
            const base = {
              nome: item.nome,
              tipo: item.tipo,
              desenho,
              valor: null,
              marcas: null,
              fotoUrl: null,
            };
            if (item.tipo === 'foto')
              return [{ ...base, fotoUrl: caminhoDaFotoEnviada((valor as { sha256: string }).sha256) }];
            if (item.tipo === 'marcacao') {
              // What somebody wrote beside a mark may name anybody.
              const marcas = (valor as readonly Marca[]).map(({ painel, avaria, gravidade }) => ({
                ...{ painel, avaria, gravidade },
              }));
              return [{ ...base, marcas }];
            }
            return [{ ...base, valor: valor as string | number | boolean | string[] }];
          },
        );
        return vistos.length === 0 ? [] : [{ nome, itens: vistos }];
      }),
    };
  }

  /** The file of a picture by its content, if it is of an inspection that a lot shows which this caller may see; null: none. */
  async function fotoMostrada(
    sha256: string,
    acesso: Acesso,
  ): Promise<{ arquivoUid: string; hotsiteId: number } | null> {
    const filtros = [{ tipo: 'exata', campo: 'sha256', valor: sha256 } as const];
    for await (const { uid, vistoriaUid, valor } of registros
      .colecao(RESPOSTAS_DE_VISTORIA)
      .percorrer(SISTEMA, { filtros })) {
      const de = await vistorias.obter(SISTEMA, vistoriaUid);
      if (de?.noLoteDesde == null || !de.respostas.some(({ respostaUid }) => respostaUid === uid)) continue;
      const lote = await loteDoVeiculo(acesso, de.veiUid);
      if (lote === null) continue;
      const sua = await doLote(acesso, lote.lelUid).catch((erro: unknown) => {
        if (erro instanceof ErroMartelo && erro.codigo === 'LOTE_NAO_ENCONTRADO') return null;
        throw erro;
      });
      if (sua?.uid === de.uid && typeof valor === 'object' && valor !== null && 'arquivoUid' in valor)
        return { arquivoUid: valor.arquivoUid, hotsiteId: de.hotsiteId };
    }
    return null;
  }

  const rotas: Rota[] = [
    rota({
      metodo: 'get',
      caminho: '/v1/lotes/:uid/condicao',
      resumo:
        'A condição do veículo de um lote, pela última vistoria, quando a casa a mostra; sem nomes nem textos',
      guarda: 'publica',
      params: paramsUid,
      resposta: condicaoDoLote,
      async executar({ params, chamador: { acesso } }) {
        const vistoria = await doLote(acesso, params.uid);
        if (vistoria === null) throw new ErroMartelo('NAO_ENCONTRADO');
        return condicao(vistoria);
      },
    }),
  ];
  return { rotas, fotoMostrada, doLote };
}

/** What was answered of one that is done, as it was frozen, in the order that it was asked in. */
export async function respondidos(registros: Registros, vistoria: VistoriaGuardada) {
  const categorias = await categoriasDaVersao(registros, vistoria.versaoUid);
  const congeladas = new Set(vistoria.respostas.map(({ respostaUid }) => respostaUid));
  const contam = new Map(
    (await respostasDa(registros, vistoria.uid)).flatMap((uma) =>
      congeladas.has(uma.uid) ? [[uma.itemUid, uma] as const] : [],
    ),
  );
  return {
    pneus: itensDetalhadosDe(categorias, contam).pneus,
    categorias: categorias.map(({ nome, itens }) => ({
      nome,
      itens: itens.flatMap((item) => {
        const valor = contam.get(item.uid)?.valor ?? null;
        const desenho = item.desenho ?? desenhoDoVeiculo(vistoria.veiculoTipo);
        return valor === null ? [] : [{ item, desenho, valor }];
      }),
    })),
  };
}
