'use client';

import { CANAIS, type Canal } from '@martelo/shared/avisos/canais';
import { ehEvento } from '@martelo/shared/avisos/eventos';
import {
  modeloPadrao,
  preencher,
  problemasDoModelo,
  valoresMaiores,
  variaveisDe,
} from '@martelo/shared/avisos/modelo';
import { useField, useFormFields } from '@payloadcms/ui';
import { VOZES } from '../palavras/vozes.ts';
import estilos from './previa.module.css';

/** In the form of a notice's text: its variables, what keeps it from being saved, and how it reads with the longest names. */
export function PreviaDoAviso() {
  const evento = useFormFields(([campos]) => campos.evento?.value as string | undefined);
  const canal = useFormFields(([campos]) => campos.canal?.value as Canal | undefined);
  const titulo = useField<string>({ path: 'titulo' });
  const corpo = useField<string>({ path: 'corpo' });
  if (!evento || !ehEvento(evento) || canal === undefined || !CANAIS.includes(canal))
    return <p className={estilos.nota}>{VOZES.escolha}</p>;
  const semTitulo = canal === 'sms' || canal === 'whatsapp';
  const modelo = { titulo: semTitulo ? '' : (titulo.value ?? ''), corpo: corpo.value ?? '' };
  const vazio = modelo.titulo === '' && modelo.corpo === '';
  const problemas = vazio ? [] : problemasDoModelo(evento, canal, modelo);
  const daCasa = modeloPadrao(evento, canal, 'leilao');
  const mostrado = vazio ? daCasa : modelo;
  const cheio = mostrado && preencher(canal, mostrado, valoresMaiores(evento));
  return (
    <section className={estilos.previa}>
      <h3>{VOZES.variaveis}</h3>
      <ul className={estilos.variaveis}>
        {variaveisDe(evento).map(({ nome, rotulo, essencial }) => (
          <li key={nome}>
            <code>{`{${nome}}`}</code> {rotulo}
            {essencial && <em> ({VOZES.obrigatoria})</em>}
          </li>
        ))}
      </ul>
      {problemas.length > 0 && (
        <div role="alert" className={estilos.problemas}>
          <strong>{VOZES.corrija}</strong>
          <ul>
            {problemas.map((problema) => (
              <li key={problema}>{problema}</li>
            ))}
          </ul>
        </div>
      )}
      {cheio && (
        <figure className={estilos.mensagem}>
          <figcaption>{vazio ? VOZES.textoDaCasa : VOZES.comoFica}</figcaption>
          {cheio.titulo && <strong>{cheio.titulo}</strong>}
          <p>{cheio.corpo}</p>
        </figure>
      )}
      {vazio && daCasa && (
        <button
          type="button"
          className={estilos.usar}
          onClick={() => {
            if (!semTitulo) titulo.setValue(daCasa.titulo);
            corpo.setValue(daCasa.corpo);
          }}
        >
          {VOZES.usar}
        </button>
      )}
    </section>
  );
}
