import { type ConsultaListagem, camposDaConsulta } from '@martelo/shared/pagina/listagem/consulta';

/** Everything a form does not change itself, so that the address keeps it. */
export function CamposOcultos({ consulta }: { consulta: ConsultaListagem }) {
  return [...camposDaConsulta(consulta)].map(([nome, valor]) => (
    <input key={`${nome}=${valor}`} type="hidden" name={nome} value={valor} />
  ));
}
