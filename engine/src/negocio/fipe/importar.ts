import { formasDaPlaca, lerPlaca } from '@martelo/shared/documentos';
import type { Filtro } from '@martelo/shared/filtro';
import { lerCodigoFipe, lerMesDaFipe, MES_POR_VIR, mesDaFipePorVir } from '@martelo/shared/fipe';
import { lerReais } from '@martelo/shared/reais';
import { VEICULOS } from '../../casa/veiculo.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import { type Arquivo, invalido } from '../importacao/arquivo.ts';
import { lerPlanilha } from '../importacao/planilha.ts';
import { anotar, novoRelatorio, type Problema, type Relatorio } from '../importacao/relatorio.ts';
import { chave, lerInteiro } from '../importacao/valores.ts';

const COLUNAS = {
  codigo: ['codigo fipe', 'cod fipe', 'codigo', 'fipe'],
  ano: ['ano modelo', 'ano do modelo', 'ano'],
  placa: ['placa'],
  chassi: ['chassi'],
  valor: ['valor', 'preco', 'preco medio', 'valor fipe'],
  mes: ['mes referencia', 'mes de referencia', 'mes', 'referencia'],
  nome: ['nome', 'modelo', 'nome na tabela'],
} as const;
type Coluna = keyof typeof COLUNAS;

interface LinhaLida {
  codigo: string;
  /** Centavos. */
  valor: number;
  mes: string;
  nome: string | undefined;
  quais: Filtro[];
}
type Veiculo = Registro<object> & {
  uid: string;
  informacoesFipe?: { codigo: string; valor: number; mes: string; nome?: string | undefined } | undefined;
};

/**
 * Takes the table's values into vehicles: a row names one by its plate or chassis, or all of a code and a model year. A value that is older than
 * what a vehicle has stays out. Each row by itself: one that cannot be read keeps no other out.
 * @param simular reads and looks, and writes nothing
 */
export async function importarFipe(
  registros: Registros,
  {
    acesso,
    arquivo,
    nomeArquivo,
    simular,
  }: { acesso: Acesso; arquivo: Arquivo; nomeArquivo: string; simular: boolean },
): Promise<Relatorio> {
  const relatorio = novoRelatorio();
  const veiculos = registros.colecao(VEICULOS);
  let cabecalho: { lugares: ReadonlyMap<Coluna, number>; nomes: readonly string[] } | null = null;

  const aplicar = async (achado: Veiculo, lida: LinhaLida): Promise<boolean> => {
    if (!traz(lida, achado)) return false;
    if (simular) return true;
    return deNovoSeMudou(async () => {
      const atual = (await veiculos.obter(acesso, achado.uid)) as Veiculo | null;
      if (atual === null || !traz(lida, atual)) return false;
      const { codigo, valor, mes } = lida;
      const antes = atual.informacoesFipe;
      const nome = lida.nome ?? (antes?.codigo === codigo ? antes.nome : undefined);
      const informacoesFipe = { codigo, valor, mes, ...(nome !== undefined && { nome }) };
      const depois = { ...atual, informacoesFipe, fipeFonte: 'ARQUIVO' };
      await veiculos.salvar(acesso, depois as never, atual.revisao);
      return true;
    });
  };

  for await (const { linha, celulas } of lerPlanilha(arquivo, nomeArquivo)) {
    if (cabecalho === null) {
      cabecalho = { lugares: lugaresDe(celulas), nomes: celulas };
      const { lugares } = cabecalho;
      const alvo = lugares.has('placa') || lugares.has('chassi') || lugares.has('ano');
      if (!lugares.has('codigo') || !lugares.has('valor') || !lugares.has('mes') || !alvo)
        throw invalido(
          nomeArquivo,
          'precisa das colunas código FIPE, valor e mês, e de placa, chassi ou ano do modelo',
        );
      continue;
    }
    relatorio.linhas += 1;
    const lida = lerLinha(cabecalho, linha, celulas);
    if (Array.isArray(lida)) {
      relatorio.ignorados += 1;
      anotar(relatorio, lida);
      continue;
    }
    let [achados, novos, mudados] = [0, 0, 0];
    for await (const um of veiculos.percorrer(acesso, { filtros: lida.quais })) {
      achados += 1;
      const antes = (um as Veiculo).informacoesFipe;
      if (!(await aplicar(um as Veiculo, lida))) continue;
      if (antes === undefined) novos += 1;
      else mudados += 1;
    }
    if (novos > 0) relatorio.criados += 1;
    else if (mudados > 0) relatorio.atualizados += 1;
    else {
      relatorio.ignorados += 1;
      const mensagem =
        achados === 0
          ? 'Nenhum veículo da marca é assim.'
          : 'Os veículos assim já têm este valor, ou o de um mês mais novo.';
      anotar(relatorio, [
        { tipo: achados === 0 ? 'erro' : 'aviso', linha, coluna: '', valor: lida.codigo, mensagem },
      ]);
    }
  }
  return relatorio;
}

/** Whether a row says something new of a vehicle: no month older than what it has, and not the same again. */
const traz = ({ codigo, valor, mes }: LinhaLida, { informacoesFipe: antes }: Veiculo): boolean =>
  antes === undefined ||
  (antes.mes <= mes && !(antes.codigo === codigo && antes.valor === valor && antes.mes === mes));

/** Where each column stands; what is named twice, where it is first. */
function lugaresDe(celulas: readonly string[]): ReadonlyMap<Coluna, number> {
  const nomes = celulas.map(chave);
  return new Map(
    (Object.keys(COLUNAS) as Coluna[])
      .map(
        (coluna) => [coluna, nomes.findIndex((nome) => COLUNAS[coluna].some((um) => um === nome))] as const,
      )
      .filter(([, lugar]) => lugar >= 0),
  );
}

function lerLinha(
  { lugares, nomes }: { lugares: ReadonlyMap<Coluna, number>; nomes: readonly string[] },
  linha: number,
  celulas: readonly string[],
): LinhaLida | Problema[] {
  const problemas: Problema[] = [];
  const texto = (coluna: Coluna): string => celulas[lugares.get(coluna) ?? -1] ?? '';
  const erro = (coluna: Coluna, mensagem: string): null => {
    const onde = nomes[lugares.get(coluna) ?? -1] ?? '';
    problemas.push({ tipo: 'erro', linha, coluna: onde, valor: texto(coluna).slice(0, 200), mensagem });
    return null;
  };
  const codigo =
    lerCodigoFipe(texto('codigo')) ?? erro('codigo', 'Não é um código FIPE (exemplo: 001234-5).');
  const reais = lerReais(texto('valor').replace(/^R\$\s*/i, ''));
  const valor =
    reais !== null && reais > 0 ? reais : erro('valor', 'Não é um valor em reais (exemplo: 52.300,00).');
  const lido = lerMesDaFipe(texto('mes'));
  const mes =
    lido === null
      ? erro('mes', 'Não é um mês (exemplo: 11/2026).')
      : mesDaFipePorVir(lido)
        ? erro('mes', MES_POR_VIR)
        : lido;
  const quais: Filtro[] = [];
  const chassi = texto('chassi').toUpperCase();
  if (texto('placa') !== '') {
    const placa = lerPlaca(texto('placa'));
    if (placa === null) erro('placa', 'Não é uma placa (exemplo: ABC1D23).');
    else
      quais.push({ tipo: 'lista', campo: 'placa', valores: [...new Set([placa, ...formasDaPlaca(placa)])] });
  } else if (chassi !== '') quais.push({ tipo: 'exata', campo: 'chassi', valor: chassi.slice(0, 300) });
  else {
    const ano = lerInteiro(texto('ano'));
    if (ano === null || ano < 1900 || ano > 2100)
      erro('ano', 'Informe a placa, o chassi ou o ano do modelo (exemplo: 2021).');
    else
      quais.push(
        { tipo: 'exata', campo: 'informacoesFipe.codigo', valor: codigo },
        { tipo: 'exata', campo: 'anoModelo', valor: ano },
      );
  }
  if (codigo === null || valor === null || mes === null || problemas.length > 0) return problemas;
  return { codigo, valor, mes, nome: texto('nome').slice(0, 200) || undefined, quais };
}
