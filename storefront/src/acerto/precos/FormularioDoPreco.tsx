'use client';

import { METODOS_COM_PRECO } from '@martelo/shared/metodos-com-preco';
import { formatarReais } from '@martelo/shared/reais';
import { ESTADOS_UF } from '@martelo/shared/uf';
import { type FormEvent, useState } from 'react';
import { useEnvio } from '../../conta/usar-envio.ts';
import daMesa from '../../mesa/mesa.module.css';
import { Dialogo } from '../../negociacao/Dialogo.tsx';
import { PRECOS } from '../../palavras/precos-de-envio.ts';
import { MOLDES, mascarar } from '../../sessao/cadastro.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { Campo, MolduraCampo } from '../../site/ui/Campo.tsx';
import daLista from '../acerto.module.css';
import { corpoDoFormulario, type Destino } from './formulario.ts';
import type { PrecoDeEnvio } from './linha.ts';
import estilo from './precos.module.css';

const destinoDaLinha = (preco: PrecoDeEnvio | null): Destino =>
  preco?.destinoCepInicio !== undefined ? 'faixa' : preco?.destinoUf !== undefined ? 'estado' : 'pais';
const DESTINOS: readonly Destino[] = ['pais', 'estado', 'faixa'];

/** One row of the table, new or changed on the revision that was read. */
export function FormularioDoPreco({
  preco,
  aoSalvar,
  aoFechar,
}: {
  /** Null: a new one. */
  preco: PrecoDeEnvio | null;
  aoSalvar: (nome: string) => void;
  aoFechar: () => void;
}) {
  const { enviar, enviando, recusa } = useEnvio<PrecoDeEnvio>(
    preco === null ? 'POST' : 'PUT',
    preco === null ? 'precos-de-envio' : `precos-de-envio/${preco.uid}`,
  );
  const [destino, escolher] = useState(() => destinoDaLinha(preco));
  const [semValor, dizerSemValor] = useState(false);
  const salvar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const lido = corpoDoFormulario(new FormData(evento.currentTarget), preco);
    dizerSemValor('erro' in lido);
    if ('erro' in lido) return document.getElementById('valor')?.focus();
    const feito = await enviar(lido.corpo);
    if (feito !== null) aoSalvar(feito.nome);
  };
  return (
    <Dialogo titulo={preco === null ? PRECOS.novo : PRECOS.alterarTitulo(preco.nome)} aoFechar={aoFechar}>
      <form className={daMesa.pilha} onSubmit={salvar}>
        <Campo
          id="nome"
          rotulo={PRECOS.nome}
          ajuda={PRECOS.nomeAjuda}
          defaultValue={preco?.nome}
          required
          maxLength={120}
          autoComplete="off"
          autoFocus
        />
        <MolduraCampo id="metodo" rotulo={PRECOS.metodo}>
          <select id="metodo" name="metodo" className={estilo.selecao} defaultValue={preco?.metodo}>
            {METODOS_COM_PRECO.map((metodo) => (
              <option key={metodo}>{metodo}</option>
            ))}
          </select>
        </MolduraCampo>
        <Estados
          id="origemUf"
          rotulo={PRECOS.origem}
          nenhum={PRECOS.deQualquer}
          inicial={preco?.origemUf ?? ''}
        />
        <fieldset className={estilo.destinos}>
          <legend>{PRECOS.destino}</legend>
          {DESTINOS.map((um) => (
            <label key={um}>
              <input
                type="radio"
                name="destino"
                value={um}
                checked={destino === um}
                onChange={() => escolher(um)}
              />
              {PRECOS.destinos[um]}
            </label>
          ))}
        </fieldset>
        {destino === 'estado' && (
          <Estados
            id="destinoUf"
            rotulo={PRECOS.destinos.estado}
            nenhum={PRECOS.escolha}
            inicial={preco?.destinoUf ?? ''}
            required
          />
        )}
        {destino === 'faixa' && (
          <div className={estilo.par}>
            <Cep id="destinoCepInicio" rotulo={PRECOS.cepInicio} inicial={preco?.destinoCepInicio} />
            <Cep id="destinoCepFim" rotulo={PRECOS.cepFim} inicial={preco?.destinoCepFim} />
          </div>
        )}
        <div className={estilo.par}>
          <Campo
            id="valor"
            rotulo={PRECOS.valor}
            prefixo="R$"
            inputMode="decimal"
            required
            maxLength={12}
            autoComplete="off"
            erro={semValor ? PRECOS.valorErrado : null}
            defaultValue={preco === null ? '' : formatarReais(preco.valor).replace(/[^\d.,]/g, '')}
          />
          <Campo
            id="dias"
            type="number"
            inputMode="numeric"
            rotulo={PRECOS.prazo}
            min={1}
            max={90}
            required
            defaultValue={preco?.dias ?? 3}
          />
        </div>
        <div className={estilo.par}>
          <Campo id="validoDe" type="date" rotulo={PRECOS.validoDe} defaultValue={preco?.validoDe} />
          <Campo id="validoAte" type="date" rotulo={PRECOS.validoAte} defaultValue={preco?.validoAte} />
        </div>
        <p className={daLista.suave}>{PRECOS.oQueMuda}</p>
        {recusa !== null && (
          <p role="alert" className={daMesa.aviso}>
            {recusa.frase} {recusa.codigo === 'SEM_CONEXAO' && PRECOS.confiraALista}
          </p>
        )}
        <Botao type="submit" tamanho="g" largo carregando={enviando}>
          {PRECOS.salvar}
        </Botao>
        <Botao variante="secundario" largo onClick={aoFechar}>
          {PRECOS.voltar}
        </Botao>
      </form>
    </Dialogo>
  );
}

const Estados = ({
  id,
  rotulo,
  nenhum,
  inicial,
  required = false,
}: {
  id: string;
  rotulo: string;
  nenhum: string;
  inicial: string;
  required?: boolean;
}) => (
  <MolduraCampo id={id} rotulo={rotulo}>
    <select id={id} name={id} className={estilo.selecao} defaultValue={inicial} required={required}>
      <option value="">{nenhum}</option>
      {Object.entries(ESTADOS_UF).map(([uf, nome]) => (
        <option key={uf} value={uf}>
          {nome}
        </option>
      ))}
    </select>
  </MolduraCampo>
);

const Cep = ({ id, rotulo, inicial }: { id: string; rotulo: string; inicial?: string | undefined }) => (
  <Campo
    id={id}
    rotulo={rotulo}
    inputMode="numeric"
    autoComplete="off"
    required
    pattern="\d{5}-\d{3}"
    maxLength={9}
    defaultValue={inicial === undefined ? '' : mascarar(inicial, MOLDES.cep)}
    onInput={({ currentTarget }) => {
      currentTarget.value = mascarar(currentTarget.value, MOLDES.cep);
    }}
  />
);
