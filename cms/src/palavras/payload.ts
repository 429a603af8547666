/** What Payload's Portuguese says otherwise than people would, or than is so. Records are of either gender, and many or one. */
export const PALAVRAS_DO_PAYLOAD = {
  general: {
    payloadSettings: 'Preferências do painel',
    menu: 'menu',
    successfullyCreated: '{{label}}: criação concluída.',
    successfullyDuplicated: '{{label}}: cópia criada.',
    updatedCountSuccessfully: 'Alterações salvas em {{count}} {{label}}.',
    updatedLabelSuccessfully: '{{label}}: alterações salvas.',
    updatedSuccessfully: 'Alterações salvas.',
    deletedCountSuccessfully: '{{count}} {{label}}: exclusão concluída.',
    titleDeleted: '{{label}} “{{title}}”: exclusão concluída.',
    deletedSuccessfully: 'Exclusão concluída.',
  },
  version: {
    aboutToRestore:
      'O conteúdo de {{versionDate}} ({{label}}) volta como rascunho. O que está no ar continua no ar até que alguém publique.',
    unpublishedSuccessfully: 'Saiu do ar. O conteúdo continua guardado como rascunho.',
    restoredSuccessfully: 'Versão restaurada como rascunho. Publique-a para que vá ao ar.',
    autosavedSuccessfully: 'Rascunho salvo.',
  },
};

/** What the panel's own screens are called in the tab, and the one refusal that comes before any of them. */
export const TITULOS = {
  entrar: 'Entrar',
  inicio: 'Início',
  novaMarca: 'Nova marca',
  primeiraHora: 'Primeira hora',
  construtor: 'Construtor',
  arquivoGrande: 'O arquivo é grande demais.',
} as const;
