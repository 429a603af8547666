'use client';

import type { ConviteAberto } from '@martelo/shared/convite';
import { ultimoNascimentoMaior } from '@martelo/shared/pessoa';
import { SENHA_MINIMA } from '@martelo/shared/usuario';
import { type FormEvent, useState } from 'react';
import { CADASTRO } from '../palavras/cadastro.ts';
import { CONVIDADO } from '../palavras/indicar.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Campo } from '../site/ui/Campo.tsx';
import { AceiteDoCadastro } from './AceiteDoCadastro.tsx';
import { CamposDoEndereco } from './CamposDoEndereco.tsx';
import { corpoDoCadastro, errosPorCampo, MOLDES, mascarar, moldeDe } from './cadastro.ts';
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
  lido,
  agora,
  convite,
  natureza: primeira,
}: {
  /** The invitation that they came by, with what it fills in. */
  convite?: { codigo: string } & Pick<ConviteAberto, 'nome' | 'email'>;
  /** Which kind of registration is chosen at first. */
  natureza?: Natureza;
  naturezas: readonly Natureza[];
  /** The words at the box, and their version. */
  aceite: { versao: string; texto: string };
  /** Whether the brand has published one: then the words lead to it. */
  regulamento: boolean;
  /** The version of the regulation that the words lead to. */
  lido?: number;
  retorno: string;
  /** Unix ms. */
  agora: number;
}) {
  const [natureza, escolher] = useState<Natureza>(
    primeira !== undefined && naturezas.includes(primeira) ? primeira : (naturezas[0] ?? 'Fisica'),
  );
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
    // A company goes on to say who its people are, unless it was on its way somewhere.
    const depois = natureza === 'Juridica' && retorno === '/' ? '/cadastro/socios' : retorno;
    const recusa = await cadastrarCliente(corpoDoCadastro(campos));
    if (recusa === null) {
      location.assign(await entrarCom(String(campos.get('email')), String(campos.get('senha')), depois));
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
          <legend className="so-leitor">{CADASTRO.tipoDeCadastro}</legend>
          {naturezas.map((opcao) => (
            <label key={opcao}>
              <input
                type="radio"
                name="natureza"
                value={opcao}
                checked={natureza === opcao}
                onChange={() => escolher(opcao)}
              />
              {opcao === 'Fisica' ? CADASTRO.pessoaFisica : CADASTRO.empresa}
            </label>
          ))}
        </fieldset>
      ) : (
        <input type="hidden" name="natureza" value={natureza} />
      )}
      <fieldset className={estilo.grupo}>
        <legend>{natureza === 'Fisica' ? CADASTRO.seusDados : CADASTRO.dadosDaEmpresa}</legend>
        {natureza === 'Juridica' && (
          <>
            <Campo
              id="razaoSocial"
              rotulo={CADASTRO.razaoSocial}
              erro={erro('razaoSocial')}
              autoComplete="organization"
              required
              maxLength={200}
            />
            <Campo
              id="cnpj"
              rotulo={CADASTRO.cnpj}
              className={estilo.meio}
              erro={erro('cnpj')}
              required
              {...comMolde('cnpj')}
            />
            <Campo
              id="nomeFantasia"
              rotulo={CADASTRO.nomeFantasia}
              className={estilo.meio}
              erro={erro('nomeFantasia')}
              maxLength={200}
            />
          </>
        )}
        <Campo
          id="nome"
          rotulo={natureza === 'Fisica' ? CADASTRO.nomeCompleto : CADASTRO.nomeDoResponsavel}
          erro={erro('nome')}
          autoComplete="name"
          defaultValue={convite?.nome ?? undefined}
          required
          minLength={2}
          maxLength={120}
        />
        {natureza === 'Fisica' && (
          <>
            <Campo
              id="cpf"
              rotulo={CADASTRO.cpf}
              className={estilo.meio}
              erro={erro('cpf')}
              inputMode="numeric"
              required
              {...comMolde('cpf')}
            />
            <Campo
              id="dataNascimento"
              rotulo={CADASTRO.nascimento}
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
          rotulo={CADASTRO.telefone}
          className={estilo.meio}
          erro={erro('telefone')}
          type="tel"
          autoComplete="tel-national"
          required
          {...comMolde('telefone')}
        />
      </fieldset>
      <fieldset className={estilo.grupo}>
        <legend>{CADASTRO.endereco}</legend>
        <CamposDoEndereco erro={erro} />
      </fieldset>
      <fieldset className={estilo.grupo}>
        <legend>{CADASTRO.acesso}</legend>
        <Campo
          id="email"
          rotulo={CADASTRO.email}
          className={estilo.meio}
          erro={erro('email')}
          type="email"
          autoComplete="username"
          {...(convite?.email
            ? { defaultValue: convite.email, readOnly: true, ajuda: CONVIDADO.paraEmail }
            : {})}
          required
          maxLength={200}
        />
        <Campo
          id="senha"
          rotulo={CADASTRO.senha}
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
      {convite && <input type="hidden" name="convite" value={convite.codigo} />}
      {lido !== undefined && <input type="hidden" name="regulamento" value={lido} />}
      <AceiteDoCadastro {...aceite} regulamento={regulamento} erro={erro('consentimento')} />
      <Botao type="submit" tamanho="g" largo carregando={enviando}>
        {enviando ? CADASTRO.criando : CADASTRO.criar}
      </Botao>
    </form>
  );
}
