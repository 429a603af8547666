import { type BuscaGeral, type GrupoDaBusca, POR_GRUPO } from '@martelo/shared/busca-geral';
import {
  formasDaPlaca,
  formatarPlaca,
  lerCnpj,
  lerCpf,
  lerPlaca,
  mascararCnpj,
  mascararCpf,
} from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import { ROTULOS_VENDA } from '@martelo/shared/venda';
import { CLIENTES, LEEM_CLIENTES } from '../../acesso/clientes/registro.ts';
import { anotarConsulta, listaDaMarca } from '../../api/recurso/consultas.ts';
import { tem } from '../../api/recurso/politica.ts';
import type { Chamador } from '../../api/rota.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import type { IndiceLotes } from '../../leituras/busca/indice-lotes.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { LoteDoVeiculo } from '../../leituras/lote-do-veiculo.ts';
import { LOTES } from '../../leituras/registros/lote.ts';
import { LOTES_DA_CASA } from '../../leituras/registros/lote-da-casa.ts';
import { QUEM_ACERTA, VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { normalizar, palavrasDaBusca } from '../../records/texto.ts';

export interface Dependencias {
  registros: Registros;
  indice: Pick<IndiceLotes, 'buscar'>;
  localizador: Pick<Localizador, 'vista'>;
  loteDoVeiculo: LoteDoVeiculo;
  /** Resolves when the lists have what was written before. */
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
}

/** Who finds lots here: all of the house who have a list of them. */
export const QUEM_VE_LOTES = [
  ...(['Interno - ADM', 'Interno - Leilão', 'Interno - Leiloeiro', 'Interno - MKT'] as const),
  ...(['Interno - Alteração de Minimos e Incremento', 'Interno - SAC', 'Interno - GerenteSAC'] as const),
  ...(['Interno - Acerto', 'Interno - GerenteAcerto', 'Interno - Comitente'] as const),
];
/** The auctioneer sees names, and finds nobody by a document. */
const PELO_DOCUMENTO = LEEM_CLIENTES.filter((papel) => papel !== 'Interno - Leiloeiro');
/**
 * Free text of clients finds their contacts and documents too, which nobody is to find them by: of what it finds, so many are looked at for
 * whether it is their name.
 */
const CANDIDATOS = 100;

/** One car comes back to auction a few times, in some brand. */
const COM_A_PLACA = 20;

const NADA: GrupoDaBusca = { itens: [], haMais: false };

/** One word in the box, and what it may mean, within the caller's roles and brand. Whoever is shown clients is written down (BO16). */
export async function buscarDeTudo(d: Dependencias, chamador: Chamador, texto: string): Promise<BuscaGeral> {
  const { acesso } = chamador;
  const [, de = '', digitos] = NUMERO.exec(texto) ?? [];
  const numero = digitos === undefined ? null : Number(digitos);
  const soVenda = /^v/i.test(de);
  const placas = await pelaPlaca(d, acesso, texto);
  const [lotes, clientes, vendas] = await Promise.all([
    tem(acesso, QUEM_VE_LOTES)
      ? acharLotes(d, acesso, { texto, numero: soVenda ? null : numero, placas })
      : NADA,
    tem(acesso, LEEM_CLIENTES) ? acharClientes(d, chamador, texto) : NADA,
    numero !== null && (soVenda || !/^[la]/i.test(de)) && tem(acesso, QUEM_ACERTA)
      ? acharVenda(d, acesso, numero)
      : NADA,
  ]);
  return { lotes, clientes, vendas, placas };
}

/** A number as results are titled by it ("Lote 18", "Venda 84"), or alone. */
const NUMERO = /^(?:(lote|an[úu]ncio|venda)\s*)?(?:n[ºo°.]{1,2}\s*|#)?([1-9]\d{0,9})$/iu;

async function pelaPlaca({ registros }: Dependencias, acesso: Acesso, texto: string): Promise<GrupoDaBusca> {
  const placa = lerPlaca(texto);
  if (placa === null || !tem(acesso, VEICULOS.declaracao.papeis.le)) return NADA;
  const { itens, proximo } = await registros.colecao(VEICULOS).listar(acesso, {
    filtros: [{ tipo: 'lista', campo: 'placa', valores: formasDaPlaca(placa) }],
    ...{ pagina: 1, porPagina: POR_GRUPO, semTotal: true },
  });
  return {
    // As it is registered: it may have been asked by its other form.
    itens: itens.map(({ uid, id, placa: registrada, marca, modelo }) => ({
      ...{
        uid,
        id,
        titulo: formatarPlaca(registrada ?? placa),
        detalhe: [marca, modelo].filter(Boolean).join(' '),
      },
    })),
    haMais: proximo !== null,
  };
}

async function acharLotes(
  d: Dependencias,
  acesso: Exclude<Acesso, { tipo: 'sistema' }>,
  { texto, numero, placas }: { texto: string; numero: number | null; placas: GrupoDaBusca },
): Promise<GrupoDaBusca> {
  const doVeiculo = await Promise.all(placas.itens.map(({ uid }) => d.loteDoVeiculo(acesso, uid)));
  const daPlaca = await comAPlaca(d, texto);
  const seus = soDosSeus(acesso);
  // Of one digit, its number alone is meant; and what the site shows is of all consignors.
  const { uids, total } =
    texto.length < 2 || seus !== null
      ? { uids: [], total: 0 }
      : d.indice.buscar({ ...{ hotsite: acesso.hotsiteId, texto, pagina: 1, porPagina: POR_GRUPO } });
  const daCasa = await naoAnunciados(d, acesso, { texto, cabem: POR_GRUPO - uids.length });
  // Its number comes first, then its vehicle's plate, then words.
  const pedidos = [
    ...(numero === null ? [] : [String(numero)]),
    ...doVeiculo.flatMap((lote) => (lote === null ? [] : [lote.lelUid])),
    ...daPlaca,
    ...uids,
    ...daCasa,
  ];
  const vistos: GrupoDaBusca['itens'] = [];
  for (const pedido of pedidos) {
    const lido = await d.localizador.vista(acesso, pedido).catch((erro: unknown) => {
      if (erro instanceof ErroMartelo && erro.statusCode < 500) return null;
      throw erro;
    });
    if (lido === null || vistos.some(({ uid }) => uid === lido.lote.uid)) continue;
    const { uid, id, dados } = lido.lote;
    if (seus !== null && !seus.includes(dados.comitente?.comId ?? 0)) continue;
    vistos.push({
      uid,
      id,
      titulo: dados.nome,
      detalhe: `Lote ${dados.numero}, ${lido.estado.leilao.nome}`,
    });
  }
  return {
    itens: vistos.slice(0, POR_GRUPO),
    haMais: Math.max(total, vistos.length) > POR_GRUPO,
  };
}

/** The consignors whose lots alone somebody may open; null: all. */
function soDosSeus(acesso: Acesso): readonly number[] | null {
  if (acesso.tipo !== 'interno') return null;
  return VEEM_DE_TODOS.some((papel) => acesso.papeis.includes(papel)) ? null : (acesso.comitentes ?? []);
}
const VEEM_DE_TODOS = QUEM_VE_LOTES.filter((papel) => papel !== 'Interno - Comitente');

/** Lots by the plate of the vehicle that they sell, which may be in no stock; newest first, of whichever brand. */
async function comAPlaca({ registros, emDia }: Dependencias, texto: string): Promise<string[]> {
  const formas = formasDaPlaca(texto);
  if (formas.length === 0) return [];
  await emDia();
  const { itens } = await registros.colecao(LOTES).listar(SISTEMA, {
    filtros: [{ tipo: 'lista', campo: 'dados.veiculo.placa', valores: formas }],
    ordem: { campo: 'id', tipoOrdenacao: 'desc', tipoCampo: 'long' },
    ...{ pagina: 1, porPagina: COM_A_PLACA, semTotal: true },
  });
  return itens.map(({ uid }) => uid);
}

/** What the site's index knows nothing of, for whoever lists the house's lots: an auction that is being prepared is worked on from here too. */
async function naoAnunciados(
  { registros, emDia }: Dependencias,
  acesso: Acesso,
  { texto, cabem }: { texto: string; cabem: number },
): Promise<string[]> {
  if (cabem <= 0 || palavrasDaBusca(texto).length === 0 || !tem(acesso, LOTES_DA_CASA.declaracao.papeis.le))
    return [];
  await emDia();
  const { itens } = await registros.colecao(LOTES_DA_CASA).listar(acesso, {
    filtros: [{ tipo: 'geral', valor: texto }],
    // Those of the index are among them.
    ...{ pagina: 1, porPagina: 2 * POR_GRUPO, semTotal: true },
  });
  return itens.map(({ uid }) => uid);
}

async function acharClientes(d: Dependencias, chamador: Chamador, texto: string): Promise<GrupoDaBusca> {
  const { acesso, hotsite } = chamador;
  const clientes = d.registros.colecao(CLIENTES);
  const [cpf, cnpj] = [lerCpf(texto), lerCnpj(texto)];
  const documento = cpf ? { campo: 'cpf', valor: cpf } : cnpj ? { campo: 'cnpj', valor: cnpj } : null;
  if (documento !== null) {
    if (!tem(acesso, PELO_DOCUMENTO)) return NADA;
    const { itens } = await clientes.listar(acesso, {
      filtros: [{ tipo: 'exata', ...documento }],
      ...{ pagina: 1, porPagina: POR_GRUPO, semTotal: true },
    });
    for (const { uid } of itens) await anotarConsulta(d.registros, chamador, 'cliente', uid, d.agora());
    return { itens: itens.map(comoAchado), haMais: false };
  }
  const palavras = palavrasDaBusca(texto);
  // Numbers are parts of documents and phones, which nobody is found by.
  if (palavras.length === 0 || palavras.some((palavra) => /\d/.test(palavra) || palavra.length < 2))
    return NADA;
  const { itens, proximo } = await clientes.listar(acesso, {
    filtros: [{ tipo: 'geral', valor: texto }],
    ...{ pagina: 1, porPagina: CANDIDATOS, semTotal: true },
  });
  const peloNome = itens.filter(({ nome, razaoSocial, apelido }) => {
    const suas = palavrasDaBusca(normalizar([nome, razaoSocial, apelido].filter(Boolean).join(' ')));
    return palavras.every((palavra) => suas.some((sua) => sua.startsWith(palavra)));
  });
  if (peloNome.length > 0)
    await anotarConsulta(
      d.registros,
      chamador,
      'buscaGeral',
      listaDaMarca('buscaGeral', hotsite.id),
      d.agora(),
    );
  return {
    itens: peloNome.slice(0, POR_GRUPO).map(comoAchado),
    haMais: peloNome.length > POR_GRUPO || proximo !== null,
  };
}

const comoAchado = ({
  uid,
  id,
  nome,
  razaoSocial,
  cpf,
  cnpj,
}: {
  uid: string;
  id: number;
  nome: string;
  razaoSocial?: string | null | undefined;
  cpf?: string | null | undefined;
  cnpj?: string | null | undefined;
}) => ({
  ...{ uid, id, titulo: razaoSocial || nome },
  detalhe: cpf ? mascararCpf(cpf) : cnpj ? mascararCnpj(cnpj) : '',
});

async function acharVenda(
  { registros }: Dependencias,
  acesso: Acesso,
  numero: number,
): Promise<GrupoDaBusca> {
  const venda = await registros.colecao(VENDAS).obterPor(acesso, 'id', numero);
  if (venda === null) return NADA;
  const { uid, id, loteNome, situacao } = venda;
  return {
    itens: [{ uid, id, titulo: `Venda ${id}`, detalhe: `${loteNome}, ${ROTULOS_VENDA[situacao].rotulo}` }],
    haMais: false,
  };
}
