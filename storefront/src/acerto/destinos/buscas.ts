import type { Filtro, Pagina } from '@martelo/shared/filtro';
import { formatarReais } from '@martelo/shared/reais';
import type { SituacaoVenda } from '@martelo/shared/venda';
import { DESTINOS } from '../../palavras/destinos.ts';
import { chamar } from '../../sessao/comandar.ts';
import type { VendaDaEquipe } from '../fila.ts';
import type { Opcao } from './EscolhaPorBusca.tsx';

/** As many as somebody looks through; who sees more than these writes more of it. */
const MAXIMO = 12;

interface ClienteVisto {
  uid: string;
  nome: string;
  razaoSocial?: string | null;
  apelido: string;
  cpf?: string | null;
  cnpj?: string | null;
}

async function listar<T>(onde: string, filtros: Filtro[]): Promise<T[] | null> {
  const busca = new URLSearchParams({ filtro: JSON.stringify(filtros), porPagina: String(MAXIMO) });
  const resposta = await chamar<Pagina<T>>('GET', `${onde}/qb?${busca}`);
  return resposta.tipo === 'aceito' ? resposta.corpo.itens : null;
}

const nomeDe = ({ nome, razaoSocial }: ClienteVisto): string => razaoSocial ?? nome;
const clientes = (texto: string, filtros: Filtro[] = []) =>
  listar<ClienteVisto>('clientes', [{ tipo: 'geral', valor: texto }, ...filtros]);

/** The brand's active clients by what is known of them. Null where nobody answered. */
export async function buscarClientes(texto: string): Promise<Opcao[] | null> {
  const achados = await clientes(texto, [{ tipo: 'exata', campo: 'situacao', valor: 'ATIVO' }]);
  return (
    achados?.map((um) => ({
      uid: um.uid,
      titulo: nomeDe(um),
      detalhe: [um.cpf ?? um.cnpj, um.apelido].filter(Boolean).join(' · '),
    })) ?? null
  );
}

const RECEBEM: SituacaoVenda[] = ['AguardandoPagamento', 'AguardandoValidacao'];

/** Sales that still take money: by their number, by their lot, and by who bought. Null where nobody answered. */
export async function buscarVendas(texto: string): Promise<Opcao[] | null> {
  const queRecebem: Filtro = { tipo: 'multipla', campo: 'situacao', valores: RECEBEM };
  const compradores = (await clientes(texto)) ?? [];
  const de = (filtro: Filtro) => listar<VendaDaEquipe>('vendas', [queRecebem, filtro]);
  const listas = await Promise.all([
    ...(/^\d{1,9}$/.test(texto) ? [de({ tipo: 'exata', campo: 'id', valor: Number(texto) })] : []),
    de({ tipo: 'geral', valor: texto }),
    ...(compradores.length === 0
      ? []
      : [de({ tipo: 'multipla', campo: 'cliUid', valores: compradores.map(({ uid }) => uid) })]),
  ]);
  if (listas.every((lista) => lista === null)) return null;
  const nomes = new Map(compradores.map((um) => [um.uid, nomeDe(um)]));
  const porUid = new Map(listas.flatMap((lista) => lista ?? []).map((venda) => [venda.uid, venda]));
  return [...porUid.values()].slice(0, MAXIMO).map(({ uid, id, loteNome, cliUid, leilaoNome, totais }) => ({
    uid,
    titulo: DESTINOS.opcaoDaVenda(String(id), loteNome),
    detalhe: [nomes.get(cliUid), leilaoNome, DESTINOS.faltam(formatarReais(totais.restante))]
      .filter(Boolean)
      .join(' · '),
  }));
}
