import { MAXIMO_DE_BUSCAS, NOME_DA_BUSCA } from '@martelo/shared/busca-salva';
import { type BuscaSalva, buscaMudada, buscaPedida, buscaSalva } from '@martelo/shared/busca-salva.esquema';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import { filtrosDaConsulta } from '@martelo/shared/pagina/listagem/consulta';
import { z } from 'zod';
import { comoCliente } from '../../api/chamador.ts';
import { paginaDe, paginaUnica } from '../../api/resposta.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { IndiceLotes } from '../../leituras/busca/indice-lotes.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { consultaDaBusca, enderecoDaBusca, filtrosEmPalavras } from './lingua.ts';
import { BUSCAS, type BuscaGuardada } from './registro.ts';

interface Dependencias {
  registros: Registros;
  leitura: Pick<Leitura, 'leilao'>;
  indice: Pick<IndiceLotes, 'achar'>;
  agora(): number;
}

const LISTA = '/v1/cliente/buscas';
const params = z.object({ uid: z.guid() });
const TENTATIVAS = 5;

/** What a client looks for, kept to be looked for again and told of. */
export function rotasBuscas({ registros, leitura, indice, agora }: Dependencias): Rota[] {
  const buscas = registros.colecao(BUSCAS);

  const filtrosDe = async (busca: string): Promise<string[]> => {
    const nomes = new Map<string, string>();
    for (const uid of consultaDaBusca(busca).leilao) {
      const leilao = z.guid().safeParse(uid).success ? await leitura.leilao(uid) : null;
      if (leilao !== null) nomes.set(uid, leilao.leilao.nome);
    }
    return filtrosEmPalavras(busca, (uid) => nomes.get(uid) ?? 'Leilão');
  };
  const mostrar = async (guardada: BuscaGuardada, tipo: TipoHotsite): Promise<BuscaSalva> => {
    const { uid, nome, busca, hotsiteId, avisar, avisadoEm, desde } = guardada;
    const filtros = filtrosDaConsulta(consultaDaBusca(busca));
    return {
      ...{ uid, nome, avisar, avisadoEm, createdAt: desde },
      filtros: await filtrosDe(busca),
      endereco: enderecoDaBusca(busca, tipo),
      total: indice.achar({ hotsite: hotsiteId, filtros }).length,
    };
  };
  const minhas = async (chamador: Chamador, filtros: readonly Filtro[] = []) => {
    const acesso = comoCliente(chamador);
    const { itens } = await buscas.listar(acesso, {
      filtros: [{ tipo: 'exata', campo: 'cliUid', valor: acesso.cliUid }, ...filtros],
      ordem: { campo: 'desde', tipoOrdenacao: 'desc', tipoCampo: 'date' },
      ...{ pagina: 1, porPagina: MAXIMO_DE_BUSCAS, semTotal: true },
    });
    return itens;
  };
  /** Writes what `fazer` makes of it as it is; whoever wrote in between is read again. */
  const mudar = async (
    chamador: Chamador,
    ler: () => Promise<Registro<BuscaGuardada>>,
    fazer: (antes: BuscaGuardada) => Partial<BuscaGuardada>,
  ): Promise<BuscaGuardada> => {
    for (let tentativa = 1; ; tentativa += 1) {
      const antes = await ler();
      try {
        return await buscas.salvar(comoCliente(chamador), { ...antes, ...fazer(antes) }, antes.revisao);
      } catch (erro) {
        const corrida = erro instanceof ErroMartelo && erro.codigo === 'REVISAO_DESATUALIZADA';
        if (!corrida || tentativa === TENTATIVAS) throw erro;
      }
    }
  };
  const minha = async (chamador: Chamador, uid: string): Promise<Registro<BuscaGuardada>> => {
    const achada = await buscas.obter(comoCliente(chamador), uid);
    if (!achada?.ativa) throw new ErroMartelo('NAO_ENCONTRADO');
    return achada;
  };
  /** Since now: whoever begins to want news is not told of all that came before. */
  const deAgora = () => {
    const desde = new Date(agora()).toISOString();
    return { desde, vistoAte: desde };
  };

  return [
    rota({
      metodo: 'get',
      caminho: LISTA,
      resumo: 'Minhas buscas salvas, da mais nova à mais antiga, com quantos lotes cada uma acha agora',
      guarda: 'cliente',
      resposta: paginaDe(buscaSalva),
      async executar({ chamador }) {
        const guardadas = await minhas(chamador, ATIVAS);
        return paginaUnica(await Promise.all(guardadas.map((uma) => mostrar(uma, chamador.hotsite.tipo))));
      },
    }),
    rota({
      metodo: 'post',
      caminho: LISTA,
      resumo: 'Salva uma busca, como está no endereço da listagem; a mesma de novo é a que já existe',
      guarda: 'cliente',
      body: buscaPedida,
      resposta: buscaSalva,
      async executar({ body: { busca, nome }, chamador }) {
        const acesso = comoCliente(chamador);
        const { tipo } = chamador.hotsite;
        const igual = async () =>
          (await minhas(chamador, [{ tipo: 'exata', campo: 'busca', valor: busca }]))[0];
        const guardada = await igual();
        if (guardada?.ativa) return mostrar(guardada, tipo);
        if ((await minhas(chamador, ATIVAS)).length >= MAXIMO_DE_BUSCAS)
          throw new ErroMartelo('LIMITE_DE_BUSCAS', { maximo: MAXIMO_DE_BUSCAS });
        const nova: BuscaGuardada = {
          ...{ uid: guardada?.uid ?? uuidv7(), hotsiteId: acesso.hotsiteId, cliUid: acesso.cliUid, busca },
          nome: nome ?? (await filtrosDe(busca)).join(', ').slice(0, NOME_DA_BUSCA.maximo),
          ...{ ativa: true, avisar: true, avisadoEm: guardada?.avisadoEm ?? null, ...deAgora() },
        };
        try {
          const salva = guardada
            ? await buscas.salvar(acesso, nova, guardada.revisao)
            : await buscas.inserir(acesso, nova);
          return await mostrar(salva, tipo);
        } catch (erro) {
          // Pressed twice: the first is the one.
          const gemea = erro instanceof ErroMartelo && CORRIDA.has(erro.codigo) ? await igual() : undefined;
          if (!gemea?.ativa) throw erro;
          return mostrar(gemea, tipo);
        }
      },
    }),
    rota({
      metodo: 'put',
      caminho: `${LISTA}/:uid`,
      resumo: 'Muda o nome de uma busca, ou se quero ser avisado do que há de novo',
      guarda: 'cliente',
      params,
      body: buscaMudada,
      resposta: buscaSalva,
      async executar({ params: { uid }, body: { nome, avisar }, chamador }) {
        const mudada = await mudar(
          chamador,
          () => minha(chamador, uid),
          (antes) => ({
            nome: nome ?? antes.nome,
            avisar: avisar ?? antes.avisar,
            ...(avisar && !antes.avisar ? { vistoAte: deAgora().vistoAte } : {}),
          }),
        );
        return mostrar(mudada, chamador.hotsite.tipo);
      },
    }),
    rota({
      metodo: 'delete',
      caminho: `${LISTA}/:uid`,
      resumo: 'Apaga uma busca; a que não existe mais já está apagada',
      guarda: 'cliente',
      params,
      resposta: z.strictObject({ uid: z.guid(), removida: z.literal(true) }),
      async executar({ params: { uid }, chamador }) {
        // What is on its way to its owner hangs on the record: it is put out of use, and saved again it is the same one.
        if ((await buscas.obter(comoCliente(chamador), uid))?.ativa)
          await mudar(
            chamador,
            async () => (await buscas.obter(comoCliente(chamador), uid))!,
            () => ({ ativa: false, avisar: false }),
          );
        return { uid, removida: true as const };
      },
    }),
  ];
}

const ATIVAS: readonly Filtro[] = [{ tipo: 'exata', campo: 'ativa', valor: true }];
const CORRIDA: ReadonlySet<string> = new Set(['JA_EXISTE', 'REVISAO_DESATUALIZADA']);
