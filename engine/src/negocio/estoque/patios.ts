import {
  type ContagensDoEstoque,
  contagensDoEstoque,
  type Estoque,
  estoque,
  type RecorteDoEstoque,
  recorteDoEstoque,
} from '@martelo/shared/estoque';
import { DIAS_DA_IDADE, diasDesde, entreDias, IDADES, PREPAROS } from '@martelo/shared/estoque-preparo';
import type { Filtro } from '@martelo/shared/filtro';
import { QUEM_VE_O_ESTOQUE } from '@martelo/shared/papeis';
import { z } from 'zod';
import { APOS } from '../../api/consulta.ts';
import { comRemovidos, SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { CARTEIRAS } from '../../casa/carteira.ts';
import { COMITENTES } from '../../casa/comitente.ts';
import { ESTADIAS } from '../../casa/estadia.ts';
import { PATIOS } from '../../casa/patio.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import type { Files } from '../../files/files.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Contagem, DefinicaoColecao, Registros } from '../../records/records.ts';
import { nomeDoVeiculo, type VeiculoGuardado } from './lote-do-veiculo.ts';

interface Dependencias {
  registros: Registros;
  arquivos: Pick<Files, 'get' | 'view'>;
  /** Unix ms. */
  agora(): number;
}

const POR_PAGINA = 50;
type Campo = keyof RecorteDoEstoque;

/** What narrows the stock, but for one of them: by what is left another value of that may be chosen. */
function filtrosDe(recorte: RecorteDoEstoque, agora: number, menos?: Campo): Filtro[] {
  const { patioId, carteiraId, idade, preparo } = {
    ...recorte,
    ...(menos && ({ [menos]: undefined } as Partial<RecorteDoEstoque>)),
  } as RecorteDoEstoque;
  const numero = (campo: string, id: number | undefined): Filtro[] =>
    id === undefined ? [] : [{ tipo: 'exata', campo, valor: id === 0 ? null : id }];
  return [
    preparo === undefined
      ? { tipo: 'existe', campo: 'preparo', valor: true }
      : { tipo: 'exata', campo: 'preparo', valor: preparo },
    ...numero('patioId', patioId),
    ...numero('carteiraId', carteiraId),
    ...(idade === undefined
      ? []
      : [{ tipo: 'range', campo: 'noPatioDesde', ...entreDias(DIAS_DA_IDADE[idade], agora) } as const]),
  ];
}

const quantosDe = (contagens: readonly Pick<Contagem, 'quantos'>[]): number =>
  contagens.reduce((soma, { quantos }) => soma + quantos, 0);

/** What stands in the yards and is in no auction (fleet, section 1): counted, and looked at, the oldest first; a consignor's people see theirs. */
export function rotasDoEstoqueAtual({ registros, arquivos, agora }: Dependencias): Rota[] {
  const veiculos = registros.colecao(VEICULOS);

  /** number → name, as far as the caller may see them; of what was removed too, for who may bring it back. */
  const nomes = async (
    acesso: Acesso,
    colecao: DefinicaoColecao<never>,
    ids: readonly (number | string | null | undefined)[],
  ): Promise<Map<number, string>> => {
    const valores = [...new Set(ids)].filter((id): id is number => typeof id === 'number');
    const achados = new Map<number, string>();
    // As many as a filter takes.
    for (let i = 0; i < valores.length; i += 200) {
      const filtros: Filtro[] = [{ tipo: 'lista', campo: 'id', valores: valores.slice(i, i + 200) }];
      for await (const um of registros.colecao(colecao).percorrer(comRemovidos(acesso), { filtros })) {
        const { id, nome } = um as unknown as { id: number; nome: string };
        achados.set(id, nome);
      }
    }
    return achados;
  };

  /** Of each vehicle's open stay the first picture of its front, or the first that there is. */
  const fotosDe = async (acesso: Acesso, hotsiteId: number, veiUids: readonly string[]) => {
    const achadas = new Map<string, string>();
    if (veiUids.length === 0) return achadas;
    const filtros: Filtro[] = [
      { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId },
      { tipo: 'lista', campo: 'veiUid', valores: [...veiUids] },
      { tipo: 'lista', campo: 'situacao', valores: ['ABERTA', 'EM_SAIDA'] },
      SEM_REMOVIDOS,
    ];
    for await (const { veiUid, fotos } of registros.colecao(ESTADIAS).percorrer(SISTEMA, { filtros })) {
      const daEntrada = fotos.filter(({ momento }) => momento === 'ENTRADA');
      const foto = daEntrada.find(({ vista }) => vista?.startsWith('FRENTE')) ?? daEntrada[0];
      if (foto !== undefined) achadas.set(veiUid, foto.uid);
    }
    const comEndereco = [...achadas].map(async ([veiUid, uid]) => {
      const arquivo = await arquivos.get(SISTEMA, uid);
      return [veiUid, arquivo && arquivos.view(arquivo, acesso).miniatura] as const;
    });
    return new Map(await Promise.all(comEndereco));
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/estoque',
      resumo:
        'O estoque: veículos nos pátios que não estão em leilão algum, os que estão há mais tempo primeiro',
      guarda: QUEM_VE_O_ESTOQUE,
      query: z.strictObject({ ...recorteDoEstoque, apos: APOS }),
      resposta: estoque,
      async executar({ query: { apos, ...recorte }, chamador: { acesso, hotsite } }): Promise<Estoque> {
        const { itens, proximo } = await veiculos.listar(acesso, {
          // What stands in no yard is not gone through first.
          filtros: [
            ...filtrosDe(recorte, agora()),
            { tipo: 'range', campo: 'noPatioDesde', min: '2000-01-01' },
          ],
          ordem: { campo: 'noPatioDesde', tipoOrdenacao: 'asc', tipoCampo: 'date' },
          ...{ pagina: 1, porPagina: POR_PAGINA, semTotal: true },
          ...(apos === undefined ? {} : { apos }),
        });
        const achados = itens as unknown as VeiculoGuardado[];
        const [patios, carteiras, comitentes, fotos] = await Promise.all([
          nomes(
            acesso,
            PATIOS as never,
            achados.map(({ patioId }) => patioId),
          ),
          nomes(
            acesso,
            CARTEIRAS as never,
            achados.map(({ carteiraId }) => carteiraId),
          ),
          nomes(
            acesso,
            COMITENTES as never,
            achados.map(({ comId }) => comId),
          ),
          fotosDe(
            acesso,
            hotsite.id,
            achados.map(({ uid }) => uid),
          ),
        ]);
        return {
          itens: achados.map((um) => ({
            ...{ uid: um.uid, id: um.id, nome: nomeDoVeiculo(um), placa: um.placa ?? null },
            preparo: um.preparo!,
            patio: patios.get(um.patioId ?? 0) ?? null,
            carteira: carteiras.get(um.carteiraId ?? 0) ?? null,
            comitente: comitentes.get(um.comId ?? 0) ?? null,
            dias: diasDesde(um.noPatioDesde!, agora()),
            valorMercado: um.valorMercado ?? null,
            fipe: um.informacoesFipe
              ? { valor: um.informacoesFipe.valor, mes: um.informacoesFipe.mes }
              : null,
            foto: fotos.get(um.uid) ?? null,
          })),
          proximo,
        };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/estoque/contagens',
      resumo: 'Quantos veículos há no estoque, por pátio, carteira, idade e o que falta em cada um',
      guarda: QUEM_VE_O_ESTOQUE,
      query: z.strictObject(recorteDoEstoque),
      resposta: contagensDoEstoque,
      async executar({ query: recorte, chamador: { acesso } }): Promise<ContagensDoEstoque> {
        const contar = (por: string, menos?: Campo) =>
          veiculos.contar(acesso, filtrosDe(recorte, agora(), menos), por);
        const [porPreparo, porPatio, porCarteira, porDia] = await Promise.all([
          contar('preparo', 'preparo'),
          contar('patioId', 'patioId'),
          contar('carteiraId', 'carteiraId'),
          contar('noPatioDesde', 'idade'),
        ]);
        const patios = await nomes(
          acesso,
          PATIOS as never,
          porPatio.map(({ valor }) => valor),
        );
        const carteiras = await nomes(
          acesso,
          CARTEIRAS as never,
          porCarteira.map(({ valor }) => valor),
        );
        const comNome = (contadas: readonly Contagem[], quais: ReadonlyMap<number, string>) =>
          contadas.map(({ valor, quantos }) => ({
            ...{ id: Number(valor ?? 0), nome: quais.get(Number(valor)) ?? null, quantos },
          }));
        const dias = porDia.map(({ valor, quantos }) => ({
          dias: diasDesde(String(valor), agora()),
          quantos,
        }));
        const preparos = PREPAROS.map((preparo) => ({
          preparo,
          quantos: quantosDe(porPreparo.filter(({ valor }) => valor === preparo)),
        }));
        const { preparo } = recorte;
        return {
          total: quantosDe(
            preparo === undefined ? porPreparo : porPreparo.filter(({ valor }) => valor === preparo),
          ),
          patios: comNome(porPatio, patios),
          // Of a portfolio that who asks may not read they are told nothing, not even that there is one.
          carteiras: comNome(porCarteira, carteiras).filter(({ id, nome }) => id === 0 || nome !== null),
          idades: IDADES.map((idade) => {
            const [de, ate] = DIAS_DA_IDADE[idade];
            return { idade, quantos: quantosDe(dias.filter((um) => de <= um.dias && um.dias <= ate)) };
          }),
          preparos,
        };
      },
    }),
  ];
}
