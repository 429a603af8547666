import type { Perfil } from '@martelo/shared/conta/perfil';
import { type CampoConferido, caminhoDaCorrecao } from '@martelo/shared/dados-conferidos';
import { formatarCnpj, formatarCpf } from '@martelo/shared/documentos';
import type { ReactNode } from 'react';
import estiloDaConta from '../conta/conta.module.css';
import { PERFIL } from '../palavras/perfil.ts';
import { Campo } from '../site/ui/Campo.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { type ErroDe, Linha } from './Linha.tsx';
import estilo from './perfil.module.css';

interface DoPerfil {
  campo: CampoConferido;
  rotulo: string;
  valor: string | null;
  /** How it is typed; null of what nobody changes here at any time. */
  escrever: ReactNode;
}

/** What documents show: typed until one of them is looked at, from then on read alone, with the way to have it corrected. */
export function DoDocumento({ perfil, erro }: { perfil: Perfil; erro: ErroDe }) {
  const juridica = perfil.natureza === 'Juridica';
  const travado = (campo: CampoConferido) => perfil.camposTravados.includes(campo);
  const todos = juridica ? daEmpresa(perfil, erro) : daPessoa(perfil, erro);
  const fixos = todos.filter(({ campo, valor, escrever }) => valor && (escrever === null || travado(campo)));
  const livres = todos.filter(({ campo, escrever }) => escrever !== null && !travado(campo));
  return (
    <>
      <dl className={estilo.fixos}>
        {fixos.map(({ campo, rotulo, valor }) => (
          <div key={campo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      {perfil.dadosTravados && (
        <p className={estilo.travados}>
          <Icone nome="lock" tamanho={16} />
          <span>
            {PERFIL.travados} <a href={caminhoDaCorrecao()}>{PERFIL.pedirCorrecao}</a>
          </span>
        </p>
      )}
      {livres.length > 0 && (
        <div className={estiloDaConta.campos}>{livres.map(({ escrever }) => escrever)}</div>
      )}
    </>
  );
}

const nome = (perfil: Perfil, rotulo: string, erro: ErroDe): DoPerfil => ({
  ...{ campo: 'nome', rotulo, valor: perfil.nome },
  escrever: (
    <Campo
      key="nome"
      id="nome"
      rotulo={rotulo}
      erro={erro('nome')}
      defaultValue={perfil.nome}
      autoComplete="name"
      required
      minLength={2}
      maxLength={120}
    />
  ),
});

const linha = (
  campo: 'rg' | 'orgaoExpeditor' | 'razaoSocial' | 'inscricaoEstadual',
  perfil: Perfil,
  erro: ErroDe,
  { maximo, obrigatoria = false }: { maximo: number; obrigatoria?: boolean },
): DoPerfil => ({
  ...{ campo, rotulo: PERFIL[campo], valor: perfil[campo] },
  escrever: (
    <Linha
      key={campo}
      id={campo}
      valor={perfil[campo]}
      erro={erro}
      maxLength={maximo}
      required={obrigatoria}
    />
  ),
});

const daPessoa = (perfil: Perfil, erro: ErroDe): DoPerfil[] => [
  { campo: 'cpf', rotulo: PERFIL.cpf, valor: formatarCpf(perfil.cpf ?? ''), escrever: null },
  nome(perfil, PERFIL.nome, erro),
  {
    ...{ campo: 'dataNascimento', rotulo: PERFIL.nascimento, valor: emDia(perfil.dataNascimento) },
    escrever: (
      <Campo
        key="dataNascimento"
        id="dataNascimento"
        rotulo={PERFIL.nascimento}
        erro={erro('dataNascimento')}
        defaultValue={perfil.dataNascimento ?? ''}
        type="date"
        autoComplete="bday"
        min="1906-01-01"
      />
    ),
  },
  linha('rg', perfil, erro, { maximo: 30 }),
  linha('orgaoExpeditor', perfil, erro, { maximo: 30 }),
];

const daEmpresa = (perfil: Perfil, erro: ErroDe): DoPerfil[] => [
  { campo: 'cnpj', rotulo: PERFIL.cnpj, valor: formatarCnpj(perfil.cnpj ?? ''), escrever: null },
  linha('razaoSocial', perfil, erro, { maximo: 200, obrigatoria: true }),
  linha('inscricaoEstadual', perfil, erro, { maximo: 30 }),
  nome(perfil, PERFIL.nomeDoResponsavel, erro),
];

const emDia = (dia: string | null): string | null => dia?.split('-').reverse().join('/') ?? null;
