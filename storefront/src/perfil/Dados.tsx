'use client';

import type { Perfil } from '@martelo/shared/conta/perfil';
import { formatarTelefone } from '@martelo/shared/documentos';
import type { CorpoErro } from '@martelo/shared/erros';
import { formatarReais } from '@martelo/shared/reais';
import { type FormEvent, useState } from 'react';
import estiloDaConta from '../conta/conta.module.css';
import { Secao } from '../conta/Secao.tsx';
import { PERFIL } from '../palavras/perfil.ts';
import { CamposDoEndereco } from '../sessao/CamposDoEndereco.tsx';
import { errosPorCampo, MOLDES, mascarar, moldeDe } from '../sessao/cadastro.ts';
import { chamar, novoComandoId } from '../sessao/comandar.ts';
import estiloDoFormulario from '../sessao/Formulario.module.css';
import { fraseDaRecusa } from '../sessao/frase.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Campo } from '../site/ui/Campo.tsx';
import { DoDocumento } from './DoDocumento.tsx';
import { INTERESSES, mudancasDoPerfil } from './formulario.ts';
import { type ErroDe, Linha } from './Linha.tsx';
import estilo from './perfil.module.css';

interface Recusas {
  porCampo: Record<string, string>;
  gerais: string[];
}
const NENHUMA: Recusas = { porCampo: {}, gerais: [] };

/** One's own data, section by section, each saved by itself on what was read. */
export function Dados({ inicial }: { inicial: Perfil }) {
  const [perfil, definir] = useState(inicial);
  const juridica = perfil.natureza === 'Juridica';
  const salvo = (novo: Perfil) => definir(novo);
  const comum = { perfil, aoSalvar: salvo };
  return (
    <>
      <Parte id="dados" titulo={juridica ? PERFIL.dadosDaEmpresa : PERFIL.dados} {...comum}>
        {(erro) => (
          <>
            <DoDocumento perfil={perfil} erro={erro} />
            <div className={estiloDaConta.campos}>
              {juridica && (
                <>
                  <Linha id="nomeFantasia" valor={perfil.nomeFantasia} erro={erro} maxLength={200} />
                  <Linha id="nomeFazenda" valor={perfil.nomeFazenda} erro={erro} maxLength={200} />
                </>
              )}
              <Telefone id="telefone2" valor={perfil.telefone2} erro={erro} />
              <Telefone id="telefone3" valor={perfil.telefone3} erro={erro} />
              <Campo
                id="rendaMensal"
                rotulo={PERFIL.renda}
                ajuda={PERFIL.rendaAjuda}
                erro={erro('rendaMensal')}
                prefixo="R$"
                inputMode="decimal"
                maxLength={20}
                defaultValue={
                  perfil.rendaMensal === null ? '' : formatarReais(perfil.rendaMensal).replace(/[^\d.,]/g, '')
                }
              />
              <Linha
                id="apelido"
                valor={perfil.apelido}
                erro={erro}
                ajuda={PERFIL.comoVeem}
                required
                minLength={3}
                maxLength={30}
              />
            </div>
          </>
        )}
      </Parte>
      <Parte id="endereco" titulo={PERFIL.endereco} {...comum}>
        {(erro) => (
          <div className={estiloDoFormulario.grupo}>
            <CamposDoEndereco erro={erro} inicial={perfil.endereco} />
          </div>
        )}
      </Parte>
      <Parte id="interesses" titulo={PERFIL.interesses} {...comum}>
        {() => (
          <fieldset className={estilo.interesses}>
            <legend>{PERFIL.interessesAjuda}</legend>
            <input type="hidden" name="comInteresses" value="1" />
            {INTERESSES.map((um) => (
              <label key={um} className={estiloDaConta.marcar}>
                <input
                  type="checkbox"
                  name={um}
                  value="1"
                  defaultChecked={perfil.interesses?.[um] ?? false}
                />
                {PERFIL.deInteresse[um]}
              </label>
            ))}
          </fieldset>
        )}
      </Parte>
    </>
  );
}

/** A section that is saved: only what changed goes, on the revision that was read. */
function Parte({
  id,
  titulo,
  perfil,
  aoSalvar,
  children,
}: {
  id: string;
  titulo: string;
  perfil: Perfil;
  aoSalvar: (novo: Perfil) => void;
  children: (erro: ErroDe) => React.ReactNode;
}) {
  const [recusas, recusar] = useState(NENHUMA);
  const [dito, dizer] = useState('');
  const [enviando, enviar] = useState(false);
  const salvar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const formulario = evento.currentTarget;
    const campos = new FormData(formulario);
    const mudancas = mudancasDoPerfil(campos, perfil);
    recusar(NENHUMA);
    if (Object.keys(mudancas).length === 0) return dizer(PERFIL.salvo);
    dizer('');
    enviar(true);
    const corpo = { revisao: perfil.revisao, comandoId: novoComandoId(), ...mudancas };
    const resposta = await chamar<Perfil>('PUT', 'cliente/perfil', corpo);
    enviar(false);
    if (resposta.tipo === 'aceito') {
      aoSalvar(resposta.corpo);
      return dizer(PERFIL.salvo);
    }
    const erro = resposta.erro as CorpoErro & { atual?: Perfil; campos?: string[] };
    // Saved elsewhere meanwhile: what was typed stands, and is saved on what holds now.
    if (erro.codigo === 'REVISAO_DESATUALIZADA' && erro.atual) {
      aoSalvar(erro.atual);
      return recusar({ porCampo: {}, gerais: [PERFIL.outraAba] });
    }
    const mensagens = [erro.message].flat();
    const nomeadas = erro.campos ? mensagens.map((frase) => `${erro.campos?.[0]}: ${frase}`) : mensagens;
    const achadas = errosPorCampo(nomeadas, [...campos.keys()]);
    recusar({ ...achadas, gerais: achadas.gerais.map((frase) => fraseDaRecusa(frase)) });
    const [primeiro] = Object.keys(achadas.porCampo);
    if (primeiro) formulario.querySelector<HTMLElement>(`#${primeiro}`)?.focus();
  };
  return (
    <Secao id={id} titulo={titulo}>
      <form onSubmit={salvar} onInput={() => dizer('')} className={estiloDaConta.pilha}>
        {children((nome) => recusas.porCampo[nome] ?? null)}
        {recusas.gerais.length > 0 && (
          <p role="alert" className={estiloDaConta.erro}>
            {recusas.gerais.join(' ')}
          </p>
        )}
        <p role="status" className={dito === '' ? estiloDaConta.dito : estiloDaConta.feito}>
          {dito}
        </p>
        <div className={estiloDaConta.botoes}>
          <Botao type="submit" carregando={enviando}>
            {PERFIL.salvar}
          </Botao>
        </div>
      </form>
    </Secao>
  );
}

const Telefone = (props: { id: 'telefone2' | 'telefone3'; valor: string | null; erro: ErroDe }) => (
  <Linha
    {...props}
    valor={props.valor && formatarTelefone(props.valor)}
    type="tel"
    autoComplete="off"
    maxLength={MOLDES.telefone.length}
    onInput={({ currentTarget }: FormEvent<HTMLInputElement>) => {
      const { value } = currentTarget;
      currentTarget.value = mascarar(value, moldeDe('telefone', value));
    }}
  />
);
