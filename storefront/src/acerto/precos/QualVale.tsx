'use client';

import { METODOS_COM_PRECO } from '@martelo/shared/metodos-com-preco';
import { ufDoCep } from '@martelo/shared/pessoa';
import { linhasQueValem, porQueCede } from '@martelo/shared/pos-venda/preco-do-envio';
import { formatarReais } from '@martelo/shared/reais';
import { ESTADOS_UF, ehUf } from '@martelo/shared/uf';
import { type FormEvent, useState } from 'react';
import { PRECOS } from '../../palavras/precos-de-envio.ts';
import { MOLDES, mascarar } from '../../sessao/cadastro.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { Campo, MolduraCampo } from '../../site/ui/Campo.tsx';
import daLista from '../acerto.module.css';
import type { PrecoDeEnvio } from './linha.ts';
import estilo from './precos.module.css';

interface Pergunta {
  metodo: PrecoDeEnvio['metodo'];
  origem: string;
  cep: string;
  dia: string;
}

/** Rows overlap by nature: of a delivery that is named, which one holds, and why each other that might does not. By the engine's own rule. */
export function QualVale({ precos, hoje }: { precos: readonly PrecoDeEnvio[]; hoje: string }) {
  const [pergunta, perguntar] = useState<Pergunta | null>(null);
  const [cep, digitar] = useState('');
  const testar = (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const campos = new FormData(evento.currentTarget);
    const texto = (nome: string) => String(campos.get(nome) ?? '');
    perguntar({
      ...{ metodo: texto('metodo') as Pergunta['metodo'], origem: texto('origem') },
      ...{ cep: texto('cep'), dia: texto('dia') || hoje },
    });
  };
  return (
    <details className={estilo.testar}>
      <summary>{PRECOS.qualVale}</summary>
      <p className={daLista.suave}>{PRECOS.qualValeDiz}</p>
      <form className={estilo.campos} onSubmit={testar}>
        <MolduraCampo id="qual-metodo" rotulo={PRECOS.metodo}>
          <select id="qual-metodo" name="metodo" className={estilo.selecao}>
            {METODOS_COM_PRECO.map((metodo) => (
              <option key={metodo}>{metodo}</option>
            ))}
          </select>
        </MolduraCampo>
        <MolduraCampo id="qual-origem" rotulo={PRECOS.origem}>
          <select id="qual-origem" name="origem" className={estilo.selecao}>
            <option value="">{PRECOS.origemDesconhecida}</option>
            {Object.entries(ESTADOS_UF).map(([uf, nome]) => (
              <option key={uf} value={uf}>
                {nome}
              </option>
            ))}
          </select>
        </MolduraCampo>
        <Campo
          id="qual-cep"
          name="cep"
          rotulo={PRECOS.cepDestino}
          inputMode="numeric"
          autoComplete="off"
          required
          pattern="\d{5}-\d{3}"
          maxLength={9}
          value={cep}
          onChange={({ target }) => digitar(mascarar(target.value, MOLDES.cep))}
        />
        <Campo id="qual-dia" name="dia" type="date" rotulo={PRECOS.dia} defaultValue={hoje} />
        <Botao type="submit" variante="secundario">
          {PRECOS.verQual}
        </Botao>
      </form>
      <div role="status">{pergunta !== null && <Resposta {...{ precos, pergunta }} />}</div>
    </details>
  );
}

function Resposta({ precos, pergunta }: { precos: readonly PrecoDeEnvio[]; pergunta: Pergunta }) {
  const { metodo, origem, cep, dia } = pergunta;
  const uf = ufDoCep(cep);
  if (uf === null) return <p className={estilo.nenhum}>{PRECOS.cepNaoExiste}</p>;
  const valem = linhasQueValem(precos, { metodo, cep, dia, origemUf: ehUf(origem) ? origem : null });
  const [vence, ...cedem] = valem;
  if (vence === undefined)
    return (
      <p className={estilo.nenhum}>{metodo === 'Sedex' ? PRECOS.sedexSemPreco : PRECOS.cartaSemPreco}</p>
    );
  return (
    <ol className={estilo.resposta}>
      <li data-vence>
        <strong>
          {PRECOS.vale(vence.nome, vence.valor === 0 ? PRECOS.semCusto : formatarReais(vence.valor))}
        </strong>
        <span>
          {PRECOS.dias(vence.dias)} · {PRECOS.cepDe(ESTADOS_UF[uf])}
        </span>
      </li>
      {cedem.map((linha) => (
        <li key={linha.uid}>
          <span>
            {linha.nome}, {formatarReais(linha.valor)}
          </span>
          <span>{PRECOS.cede[porQueCede(vence, linha)]}</span>
        </li>
      ))}
    </ol>
  );
}
