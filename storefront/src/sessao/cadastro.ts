/** The registration form's fields to the engine's payload, and the engine's refusals back to the fields. */

/** Fills a pattern as one types: `#` takes a digit, `@` a letter or digit, the rest stands. */
export function mascarar(texto: string, molde: string): string {
  const uteis = [...texto.toUpperCase()].filter((letra) => /[0-9A-Z]/.test(letra));
  let saida = '';
  for (const lugar of molde) {
    if (uteis.length === 0) break;
    if (lugar !== '#' && lugar !== '@') {
      saida += lugar;
      continue;
    }
    const aceita = lugar === '#' ? /[0-9]/ : /[0-9A-Z]/;
    while (uteis.length > 0 && !aceita.test(uteis[0] ?? '')) uteis.shift();
    const letra = uteis.shift();
    if (letra === undefined) break;
    saida += letra;
  }
  return saida.replace(/[^0-9A-Z)]+$/, '');
}

export const MOLDES = {
  cpf: '###.###.###-##',
  cnpj: '@@.@@@.@@@/@@@@-##',
  cep: '#####-###',
  telefone: '(##) #####-####',
} as const;

/** A landline has a digit less: until the eleventh comes, it is grouped as one. */
const TELEFONE_FIXO = '(##) ####-####';

/** The pattern for what was typed so far. */
export const moldeDe = (nome: keyof typeof MOLDES, texto: string): string =>
  nome === 'telefone' && texto.replace(/\D/g, '').length <= 10 ? TELEFONE_FIXO : MOLDES[nome];

export const UFS = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(
  ' ',
);

const ENDERECO = ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'estadoSigla'] as const;

/** POST /v1/clientes: what was left empty is left out. */
export function corpoDoCadastro(campos: FormData): Record<string, unknown> {
  const texto = (nome: string): string | undefined => String(campos.get(nome) ?? '').trim() || undefined;
  const juridica = texto('natureza') === 'Juridica';
  return semVazios({
    email: texto('email'),
    senha: String(campos.get('senha') ?? ''),
    nome: texto('nome'),
    telefone: texto('telefone'),
    consentimento: texto('consentimento'),
    convite: texto('convite'),
    ...(texto('regulamento') ? { regulamento: Number(texto('regulamento')) } : {}),
    ...(juridica
      ? {
          cnpj: texto('cnpj'),
          razaoSocial: texto('razaoSocial'),
          nomeFantasia: texto('nomeFantasia'),
          inscricaoEstadual: texto('inscricaoEstadual'),
        }
      : { cpf: texto('cpf'), dataNascimento: texto('dataNascimento') }),
    endereco: enderecoDoFormulario(campos),
  });
}

/** An address from a form's fields: what was left empty is left out. */
export const enderecoDoFormulario = (campos: FormData): Record<string, unknown> =>
  semVazios(
    Object.fromEntries(ENDERECO.map((nome) => [nome, String(campos.get(nome) ?? '').trim() || undefined])),
  );

/** "endereco.cep: o CEP tem 9 caracteres" belongs under the field `cep`; what names no field is for the top of the form. */
export function errosPorCampo(mensagens: readonly string[], campos: readonly string[]) {
  const porCampo: Record<string, string> = {};
  const gerais: string[] = [];
  for (const mensagem of mensagens) {
    const [, caminho, texto] = /^([\w.]+): (.+)$/.exec(mensagem) ?? [];
    const nome = caminho?.split('.').at(-1);
    if (nome !== undefined && texto !== undefined && campos.includes(nome))
      porCampo[nome] ??= `${texto.charAt(0).toUpperCase()}${texto.slice(1).replace(/\.$/, '')}.`;
    else gerais.push(mensagem);
  }
  return { porCampo, gerais };
}

const semVazios = (objeto: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(objeto).filter(([, valor]) => valor !== undefined));
