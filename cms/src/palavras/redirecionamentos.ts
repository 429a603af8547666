/** Old addresses and where they lead. */
export const REDIRECIONAMENTOS = {
  importarDeUmaPlanilha: 'Importar de uma planilha (CSV)',
  colunas:
    'Colunas: endereço antigo; leva para; tipo (301 ou 302, opcional). Nada é gravado antes de você conferir.',
  marca: 'Marca',
  arquivo: 'Arquivo',
  linha: (linha: number, mensagem: string): string => `Linha ${linha}: ${mensagem}`,
  importeAteLinhas: (maximoLinhas: number): string => `Importe até ${maximoLinhas} linhas por vez.`,
  oTipoNaoExiste: (tipo: string): string => `O tipo ${tipo} não existe: use 301 ou 302.`,
  oEnderecoApareceMais: (de: string): string => `O endereço ${de} aparece mais de uma vez.`,
  semConsulta:
    'O endereço antigo é só o caminho, sem “?”: o que vem depois dele não distingue um endereço de outro.',
  semCuringa: 'O endereço antigo é um só: o “*” não vale por vários. Crie um redirecionamento para cada um.',
  precisaSerCaminho: 'O endereço antigo precisa ser um caminho deste site, como /black-friday.',
  doProprioSite: (de: string): string => `O endereço ${de} é do próprio site e não pode ser redirecionado.`,
  informeUmCaminhoLeilao: 'Informe um caminho (/leilao) ou um endereço completo (https://…).',
  aSiMesmo: (de: string): string => `O endereço ${de} não pode levar a si mesmo.`,
  emCirculo: (trilha: string): string => `Este redirecionamento andaria em círculo: ${trilha}.`,
  temPagina: (de: string, titulo: string): string =>
    `Já existe uma página em ${de} (${titulo}). Mude o endereço dela ou tire-a do ar primeiro.`,
  conferido: (contagem: string): string => `Conferido: ${contagem}`,
  gravado: (contagem: string): string => `Gravado: ${contagem}`,
  contagem: (novos: number, alterados: number, erros: number): string =>
    `${novos} ${novos === 1 ? 'novo' : 'novos'}, ${alterados} ${alterados === 1 ? 'alterado' : 'alterados'}, ${erros} com erro.`,
  gravar: (quantos: number): string =>
    `Gravar ${quantos} ${quantos === 1 ? 'redirecionamento' : 'redirecionamentos'}`,
  paginaMudou: (titulo: string): string => `A página ${titulo} mudou de endereço`,
} as const;
