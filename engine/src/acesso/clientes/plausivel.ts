import type { CadastroCliente } from '@martelo/shared/cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import {
  apelidoDaCasa,
  apelidoGerado,
  problemaNoApelido,
  problemaNoNascimento,
  ufDoCep,
} from '@martelo/shared/pessoa';
import { problemaNaCidade } from './municipio.ts';

/**
 * What the schema cannot tell of a registration, because it depends on the day, on the brand or on a table: of age, under no name of
 * the house, and of a city that its state has. Whoever ticks the box of the site's form is a person there, and says when they were born.
 * @throws ErroMartelo REQUISICAO_INVALIDA with a sentence for each field
 */
export function exigirPlausivel(
  {
    cpf,
    dataNascimento,
    apelido,
    consentimento,
    endereco,
  }: Partial<Pick<CadastroCliente, 'cpf' | 'dataNascimento' | 'apelido' | 'consentimento' | 'endereco'>>,
  { nome, subdominio }: Pick<RegrasHotsite, 'nome' | 'subdominio'>,
  agora: number,
): void {
  const mensagens: string[] = [];
  const idade = dataNascimento === undefined ? null : problemaNoNascimento(dataNascimento, agora);
  if (idade !== null) mensagens.push(`dataNascimento: ${idade}`);
  if (cpf !== undefined && dataNascimento === undefined && consentimento !== undefined)
    mensagens.push('dataNascimento: informe a data de nascimento');
  const mostrado = apelido === undefined ? null : problemaNoApelido(apelido);
  if (mostrado !== null) mensagens.push(`apelido: ${mostrado}`);
  if (apelido !== undefined && (apelidoGerado(apelido) || apelidoDaCasa(apelido, [nome, subdominio])))
    mensagens.push('apelido: este nome é reservado à casa; escolha outro');
  const cidade = problemaNaCidade(
    endereco?.cidade,
    endereco && (endereco.estadoSigla ?? ufDoCep(endereco.cep) ?? undefined),
  );
  if (cidade !== null) mensagens.push(`endereco.cidade: ${cidade}`);
  if (mensagens.length > 0) throw new ErroMartelo('REQUISICAO_INVALIDA', {}, mensagens);
}
