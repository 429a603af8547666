/** What a client reads who may not bid before their documents are approved: the site leads from it to where they are sent. */
export const PENDENCIA_DE_DOCUMENTOS = 'Envie seus documentos e aguarde a validação.';
