import { ErroMartelo } from '@martelo/shared/erros';
import { noEstoque } from '@martelo/shared/estoque-preparo';
import type { Filtro } from '@martelo/shared/filtro';
import type { Avaliavel, ValorDaFipe } from '@martelo/shared/fipe';
import { type ConsultaDaFipe, consultaDaFipe, SITUACOES_DA_CONSULTA } from '@martelo/shared/fipe-consulta';
import { QUEM_IMPORTA_A_FIPE } from '@martelo/shared/papeis';
import { SITUACOES_VEICULO } from '@martelo/shared/veiculo-situacao';
import { z } from 'zod';
import { comComandoId, identificar } from '../../api/comando.ts';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import type { Fila } from '../../jobs/fila.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou, RevisaoDesatualizada, ValorEmUso } from '../../records/conflitos.ts';
import type { DefinicaoColecao, Registro, Registros } from '../../records/records.ts';
import type { FonteDaFipe } from './fonte.ts';
import { valorNaFipe } from './valor.ts';

const conta = z.int().min(0);
const guardada = z.strictObject({
  /** Of the brand: it has one. */
  uid: z.string(),
  hotsiteId: z.int().positive(),
  /** Which of those that were asked for it tells of: of an older one nothing is told any more. */
  rodada: z.string(),
  por: z.string(),
  em: z.iso.datetime(),
  situacao: z.enum(SITUACOES_DA_CONSULTA).exclude(['INTERROMPIDA']),
  ...{ total: conta, feitos: conta, atualizados: conta, iguais: conta, semValor: conta },
  mes: z.string().nullable(),
});
type Guardada = z.output<typeof guardada>;

/** How far a brand's stock is with the table's newest month. */
export const CONSULTAS_DA_FIPE: DefinicaoColecao<Guardada> = {
  nome: 'consultasDaFipe',
  schema: guardada,
  indices: { hotsiteId: { tipo: 'inteiro' } },
  // How far it is changes twice a second.
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

const TAREFA = 'consultar-fipe';
const carga = z.object({ uid: z.string(), rodada: z.string() });
/** How often it is written down how far it is, ms; one that says nothing for longer than the second was left by its process. */
const A_CADA_MS = 500;
const CALADA_MS = 120_000;

type Veiculo = Registro<object> & Avaliavel & { uid: string; hotsiteId: number; fipeFonte?: string | null };

interface Dependencias {
  registros: Registros;
  fonte: FonteDaFipe | null;
  fila: Fila;
  /** Unix ms. */
  agora(): number;
}

/** The stock of a brand by the table's newest month: asked for, done behind, and told how far it is. */
export function ligarConsultaDaFipe({ registros, fonte, fila, agora }: Dependencias): Rota[] {
  const consultas = registros.colecao(CONSULTAS_DA_FIPE);
  const veiculos = registros.colecao(VEICULOS);

  const vista = async (hotsiteId: number): Promise<ConsultaDaFipe> => {
    const lida = await consultas.obter(SISTEMA, uidDa(hotsiteId));
    if (lida === null) return { disponivel: fonte !== null, ultima: null };
    const { em, total, feitos, atualizados, iguais, semValor, mes } = lida;
    const situacao = calada(lida, agora()) ? ('INTERROMPIDA' as const) : lida.situacao;
    return {
      disponivel: fonte !== null,
      ultima: { situacao, em, total, feitos, atualizados, iguais, semValor, mes },
    };
  };

  /** Whether it wrote: another value, or the same of another month. */
  const aplicar = (uid: string, valor: ValorDaFipe): Promise<boolean> =>
    deNovoSeMudou(async () => {
      const atual = (await veiculos.obter(SISTEMA, uid)) as Veiculo | null;
      const antes = atual?.informacoesFipe;
      // Somebody gave it another code meanwhile, or a newer month.
      if (atual === null || antes?.codigo !== valor.codigo || antes.mes > valor.mes) return false;
      if (antes.valor === valor.valor && antes.mes === valor.mes) return false;
      const depois = { ...semCarimbos(atual), informacoesFipe: valor, fipeFonte: 'CONSULTA' };
      await veiculos.salvar(SISTEMA, depois as never, atual.revisao);
      return true;
    });

  async function consultar({ uid, rodada }: z.output<typeof carga>): Promise<void> {
    const lida = await consultas.obter(SISTEMA, uid);
    if (lida === null || lida.rodada !== rodada || lida.situacao !== 'ANDANDO') return;
    const filtros: Filtro[] = [
      { tipo: 'exata', campo: 'hotsiteId', valor: lida.hotsiteId },
      { tipo: 'lista', campo: 'situacao', valores: SITUACOES_VEICULO.filter(noEstoque) },
      { tipo: 'existe', campo: 'informacoesFipe.codigo', valor: true },
      SEM_REMOVIDOS,
    ];
    const { total } = await veiculos.listar(SISTEMA, { filtros, pagina: 1, porPagina: 1 });
    // From its beginning, also after a process died: what was brought up to date is so already.
    const ate = { feitos: 0, atualizados: 0, iguais: 0, semValor: 0, mes: null as string | null };
    let dito = 0;
    /** False: another was asked for since, which tells of itself. */
    const dizer = async (mais: Partial<Guardada> = {}): Promise<boolean> => {
      dito = agora();
      return deNovoSeMudou(async () => {
        const atual = await consultas.obter(SISTEMA, uid);
        if (atual?.rodada !== rodada) return false;
        const nova = { ...semCarimbos(atual), ...ate, total: Math.max(total ?? 0, ate.feitos), ...mais };
        await consultas.salvar(SISTEMA, nova, atual.revisao);
        return true;
      });
    };
    for await (const um of veiculos.percorrer(SISTEMA, { filtros })) {
      try {
        const valor = await valorNaFipe(fonte, um as Veiculo);
        ate.mes = ate.mes === null || valor.mes > ate.mes ? valor.mes : ate.mes;
        if (await aplicar(um.uid, valor)) ate.atualizados += 1;
        else ate.iguais += 1;
      } catch (erro) {
        if (!(erro instanceof ErroMartelo)) throw erro;
        // What is down for one is down for all: whoever asked may ask again, and what was done stays.
        if (erro.codigo !== 'FIPE_SEM_VALOR') {
          await dizer({ situacao: 'FALHOU' });
          return;
        }
        ate.semValor += 1;
      }
      ate.feitos += 1;
      if (agora() - dito >= A_CADA_MS && !(await dizer())) return;
    }
    await dizer({ situacao: 'PRONTA', total: ate.feitos });
  }
  fila.registrar(TAREFA, async (bruta) => consultar(carga.parse(bruta)));

  async function pedir(hotsiteId: number, por: string, rodada: string): Promise<void> {
    const uid = uidDa(hotsiteId);
    const atual = await consultas.obter(SISTEMA, uid);
    // Of two that press the button the second follows the first.
    if (atual?.situacao === 'ANDANDO' && !calada(atual, agora())) return;
    if (atual?.rodada === rodada) return;
    const nova: Guardada = {
      ...{ uid, hotsiteId, rodada, por, em: new Date(agora()).toISOString(), situacao: 'ANDANDO' },
      ...{ total: 0, feitos: 0, atualizados: 0, iguais: 0, semValor: 0, mes: null },
    };
    try {
      await (atual === null
        ? consultas.inserir(SISTEMA, nova)
        : consultas.salvar(SISTEMA, nova, atual.revisao));
    } catch (erro) {
      if (erro instanceof RevisaoDesatualizada || erro instanceof ValorEmUso) return;
      throw erro;
    }
    await fila.enfileirar({ nome: TAREFA, chave: `${uid}:${rodada}`, carga: { uid, rodada } });
  }

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/fipe/consulta',
      resumo: 'Até onde foi a última consulta do estoque à tabela FIPE, e se esta instalação a consulta',
      guarda: QUEM_IMPORTA_A_FIPE,
      resposta: consultaDaFipe,
      executar: ({ chamador: { hotsite } }) => vista(hotsite.id),
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/fipe/consulta',
      resumo:
        'Consulta na tabela FIPE, por trás, o valor do mês de cada veículo do estoque que tem código; enquanto uma anda, é a mesma',
      guarda: QUEM_IMPORTA_A_FIPE,
      body: z.strictObject(comComandoId),
      resposta: consultaDaFipe,
      async executar({ body, chamador, req }) {
        if (fonte === null) throw new ErroMartelo('FIPE_DESLIGADA');
        const { comandoId, autor } = identificar(chamador, req, body.comandoId);
        await pedir(chamador.hotsite.id, autor, comandoId);
        return vista(chamador.hotsite.id);
      },
    }),
  ];
}

const uidDa = (hotsiteId: number): string => `fipe-${hotsiteId}`;

const calada = ({ situacao, updatedAt }: Registro<Guardada>, agora: number): boolean =>
  situacao === 'ANDANDO' && agora - Date.parse(updatedAt) > CALADA_MS;
