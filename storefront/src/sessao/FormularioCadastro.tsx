'use client';

import { ultimoNascimentoMaior } from '@martelo/shared/pessoa';
import { SENHA_MINIMA } from '@martelo/shared/usuario';
import { type FormEvent, useState } from 'react';
import { Botao } from '../site/ui/Botao.tsx';
import { Campo, MolduraCampo } from '../site/ui/Campo.tsx';
import { AceiteDoCadastro } from './AceiteDoCadastro.tsx';
import { corpoDoCadastro, errosPorCampo, MOLDES, mascarar, moldeDe, UFS } from './cadastro.ts';
import { cadastrarCliente, entrarCom } from './conta-nova.ts';
import estilo from './Formulario.module.css';
import { regraDaSenha } from './regra-da-senha.ts';

type Natureza = 'Fisica' | 'Juridica';

/** Registration of a person or a company, with address. Enters with the new account when it is done. */
export function FormularioCadastro({
  naturezas,
  retorno,
  aceite,
  regulamento,
  agora,
}: {
  naturezas: readonly Natureza[];
  /** The words at the box, and their version. */
  aceite: { versao: string; texto: string };
  /** Whether the brand has published one: then the words lead to it. */
  regulamento: boolean;
  retorno: string;
  /** Unix ms. */
  agora: number;
}) {
  const [natureza, escolher] = useState<Natureza>(naturezas[0] ?? 'Fisica');
  const [erros, definirErros] = useState<{ porCampo: Record<string, string>; gerais: string[] }>({
    porCampo: {},
    gerais: [],
  });
  const [enviando, definirEnviando] = useState(false);

  const cadastrar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const formulario = evento.currentTarget;
    const campos = new FormData(formulario);
    definirEnviando(true);
    const recusa = await cadastrarCliente(corpoDoCadastro(campos));
    if (recusa === null) {
      location.assign(await entrarCom(String(campos.get('email')), String(campos.get('senha')), retorno));
      return;
    }
    // What is not ticked is not among the fields, and may be what is refused.
    const nomes = [...campos.keys(), 'consentimento'];
    const achados = errosPorCampo(recusa, nomes);
    definirErros(achados);
    definirEnviando(false);
    const [primeiro] = Object.keys(achados.porCampo);
    if (primeiro) formulario.querySelector<HTMLInputElement>(`#${primeiro}`)?.focus();
    else formulario.scrollIntoView();
  };

  const erro = (nome: string) => erros.porCampo[nome] ?? null;
  const comMolde = (nome: keyof typeof MOLDES) => ({
    onInput: (evento: FormEvent<HTMLInputElement>) => {
      const { value } = evento.currentTarget;
      evento.currentTarget.value = mascarar(value, moldeDe(nome, value));
    },
    maxLength: MOLDES[nome].length,
  });

  return (
    <form onSubmit={cadastrar} className={estilo.formulario}>
      {erros.gerais.length > 0 && (
        <p role="alert" className={estilo.erro}>
          {erros.gerais.join(' ')}
        </p>
      )}
      {naturezas.length > 1 ? (
        <fieldset className={estilo.naturezas}>
          <legend className="so-leitor">Tipo de cadastro</legend>
          {naturezas.map((opcao) => (
            <label key={opcao}>
              <input
                type="radio"
                name="natureza"
                value={opcao}
                checked={natureza === opcao}
                onChange={() => escolher(opcao)}
              />
              {opcao === 'Fisica' ? 'Pessoa física' : 'Empresa'}
            </label>
          ))}
        </fieldset>
      ) : (
        <input type="hidden" name="natureza" value={natureza} />
      )}
      <fieldset className={estilo.grupo}>
        <legend>{natureza === 'Fisica' ? 'Seus dados' : 'Dados da empresa'}</legend>
        {natureza === 'Juridica' && (
          <>
            <Campo
              id="razaoSocial"
              rotulo="Razão social"
              erro={erro('razaoSocial')}
              autoComplete="organization"
              required
              maxLength={200}
            />
            <Campo
              id="cnpj"
              rotulo="CNPJ"
              className={estilo.meio}
              erro={erro('cnpj')}
              required
              {...comMolde('cnpj')}
            />
            <Campo
              id="nomeFantasia"
              rotulo="Nome fantasia (opcional)"
              className={estilo.meio}
              erro={erro('nomeFantasia')}
              maxLength={200}
            />
          </>
        )}
        <Campo
          id="nome"
          rotulo={natureza === 'Fisica' ? 'Nome completo' : 'Nome do responsável'}
          erro={erro('nome')}
          autoComplete="name"
          required
          minLength={2}
          maxLength={120}
        />
        {natureza === 'Fisica' && (
          <>
            <Campo
              id="cpf"
              rotulo="CPF"
              className={estilo.meio}
              erro={erro('cpf')}
              inputMode="numeric"
              required
              {...comMolde('cpf')}
            />
            <Campo
              id="dataNascimento"
              rotulo="Data de nascimento"
              className={estilo.meio}
              erro={erro('dataNascimento')}
              type="date"
              autoComplete="bday"
              required
              min="1906-01-01"
              max={ultimoNascimentoMaior(agora)}
            />
          </>
        )}
        <Campo
          id="telefone"
          rotulo="Telefone"
          className={estilo.meio}
          erro={erro('telefone')}
          type="tel"
          autoComplete="tel-national"
          required
          {...comMolde('telefone')}
        />
        <Campo
          id="apelido"
          rotulo="Apelido público (opcional)"
          className={estilo.meio}
          erro={erro('apelido')}
          ajuda="É como os outros veem você nas disputas."
          minLength={3}
          maxLength={30}
        />
      </fieldset>
      <fieldset className={estilo.grupo}>
        <legend>Endereço</legend>
        <Campo
          id="cep"
          rotulo="CEP"
          className={estilo.terco}
          erro={erro('cep')}
          inputMode="numeric"
          autoComplete="postal-code"
          required
          minLength={9}
          {...comMolde('cep')}
        />
        <Campo
          id="logradouro"
          rotulo="Rua"
          className={estilo.doisTercos}
          erro={erro('logradouro')}
          autoComplete="address-line1"
          required
          minLength={5}
          maxLength={200}
        />
        <Campo
          id="numero"
          rotulo="Número"
          className={estilo.terco}
          erro={erro('numero')}
          required
          maxLength={20}
        />
        <Campo
          id="complemento"
          rotulo="Complemento (opcional)"
          className={estilo.doisTercos}
          erro={erro('complemento')}
          maxLength={120}
        />
        <Campo id="bairro" rotulo="Bairro" erro={erro('bairro')} required minLength={3} maxLength={200} />
        <Campo
          id="cidade"
          rotulo="Cidade"
          className={estilo.doisTercos}
          erro={erro('cidade')}
          autoComplete="address-level2"
          required
          minLength={2}
          maxLength={120}
        />
        <MolduraCampo id="estadoSigla" rotulo="Estado" className={estilo.terco} erro={erro('estadoSigla')}>
          <select id="estadoSigla" name="estadoSigla" className={estilo.selecao} required defaultValue="">
            <option value="" disabled>
              UF
            </option>
            {UFS.map((uf) => (
              <option key={uf}>{uf}</option>
            ))}
          </select>
        </MolduraCampo>
      </fieldset>
      <fieldset className={estilo.grupo}>
        <legend>Acesso</legend>
        <Campo
          id="email"
          rotulo="E-mail"
          className={estilo.meio}
          erro={erro('email')}
          type="email"
          autoComplete="username"
          required
          maxLength={200}
        />
        <Campo
          id="senha"
          rotulo="Senha"
          className={estilo.meio}
          erro={erro('senha')}
          ajuda={regraDaSenha(SENHA_MINIMA.cliente)}
          type="password"
          autoComplete="new-password"
          required
          minLength={SENHA_MINIMA.cliente}
          maxLength={200}
        />
      </fieldset>
      <AceiteDoCadastro {...aceite} regulamento={regulamento} erro={erro('consentimento')} />
      <Botao type="submit" tamanho="g" largo carregando={enviando}>
        {enviando ? 'Criando sua conta…' : 'Criar minha conta'}
      </Botao>
    </form>
  );
}
